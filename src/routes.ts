import type { ComponentType } from "react";

type Route = {
  path: string;
  /** Its props come from `site-map.ts`. */
  page: () => Promise<{ default: ComponentType<never> }>;
  /** In the sitemap. */
  listed: boolean;
  /** Served with this status for unknown paths. */
  status?: 404;
};

/** The one table of routes: pages, sitemap, structured data and every host's configuration follow from it. */
export const routes = {
  home: { path: "/", page: () => import("./pages/home.tsx"), listed: true },
  products: { path: "/products", page: () => import("./pages/products.tsx"), listed: true },
  product: { path: "/products/:slug", page: () => import("./pages/product.tsx"), listed: true },
  "product-not-found": {
    path: "/products/404",
    page: () => import("./pages/product-not-found.tsx"),
    listed: false,
    status: 404,
  },
  "not-found": { path: "/404", page: () => import("./pages/not-found.tsx"), listed: false, status: 404 },
  offline: { path: "/offline", page: () => import("./pages/offline.tsx"), listed: false },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** The file of a page, as the list of built files names it. */
export const sourceOf = (route: RouteName): string => `src/pages/${route}.tsx`;

export const loadPage = async (route: RouteName) => (await routes[route].page()).default as ComponentType<object>;
