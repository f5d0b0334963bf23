export type Route = {
  path: string;
  /** In the sitemap. */
  listed: boolean;
  /** Ids on the page that links in content may name. */
  parts?: readonly string[];
  /** Served with this status for unknown paths. */
  status?: 404;
};

/**
 * The one table of routes: pages, sitemap, structured data, links in content and every host's configuration follow from
 * it. A route's page is the file of its name in src/pages; its props come from `site-map.ts`.
 */
export const routes = {
  home: {
    path: "/",
    listed: true,
    parts: ["home", "about", "solutions", "find-your-flare", "products", "services", "contact"],
  },
  products: { path: "/products", listed: true, parts: ["compare"] },
  product: { path: "/products/:slug", listed: true, parts: ["specifications", "string-check"] },
  "product-not-found": { path: "/products/404", listed: false, status: 404 },
  "not-found": { path: "/404", listed: false, status: 404 },
  offline: { path: "/offline", listed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The file of a page, as the list of built files names it. */
export const sourceOf = (route: RouteName): string => `src/pages/${route}.tsx`;
