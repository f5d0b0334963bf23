/** In the bundle of every page, so keep it short. */
export const notices = {
  offline: {
    figure: "OFF",
    width: 522,
    bearing: 12,
    heading: "You are offline",
    text: "There is no network, and this page is not kept in this browser. What you have seen still opens, and as a rule so do the products.",
    way: { to: "/products", label: "See the products" },
  },
  broken: {
    figure: "0.0",
    width: 422,
    bearing: 13,
    heading: "Unexpected Application Error!",
    text: "Something on this page broke. It is not your doing, and what you wrote in the contact form is kept. Reload the page, or start again from home.",
    way: { to: "/", label: "Return to Home" },
  },
  navigation: {
    slow: "Loading the page …",
    failed: "The page did not load. Check your connection.",
    retry: "Try again",
  },
  /** Shown beside a control whose code failed to load. */
  loadFailed: "This did not load. Check your connection, then press again or reload the page.",
};

export type Notices = typeof notices;
export type NavigationStatusWords = Notices["navigation"];

export type NoticeWords = {
  figure: string;
  /** Width and side bearing of the figure in the font, for the dimension line below it. */
  width: number;
  bearing: number;
  heading: string;
  text: string;
};

/** `way` is the link offered on the error page. */
export type ErrorWords = NoticeWords & { way: { to: string; label: string } };
