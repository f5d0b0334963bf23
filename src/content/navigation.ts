/** Labels as specified. The PRODUCT menu is between `before` and `after`. */
export const navigation = {
  before: [
    { label: "HOME", to: "/#home" },
    { label: "ABOUT", to: "/#about" },
    { label: "SOLUTIONS", to: "/#solutions" },
  ],
  menu: "PRODUCT",
  viewAll: { label: "View All Products", to: "/products" },
  after: [{ label: "SERVICES & SUPPORT", to: "/#services" }],
  quickLinks: [
    { label: "Home", to: "/#home" },
    { label: "About", to: "/#about" },
    { label: "Solutions", to: "/#solutions" },
    { label: "Services & Support", to: "/#services" },
    { label: "Contact", to: "/#contact" },
  ],
} as const;

export type Navigation = typeof navigation;
export type NavigationLink = { label: string; to: string };
