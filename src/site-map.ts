/** Every page that the build writes, in its language. Not for the browser: it would bundle the whole catalogue. */

import { products } from "#content/products.ts";
import { market } from "#facts/market.ts";
import { stringCheck } from "#facts/string-check.ts";
import { localPath, menuPath, productPath, productsPath } from "./format/paths.ts";
import { productPage } from "./model/product-page.ts";
import { siteEstimates } from "./pages/products/estimates.ts";
import { type Route, type RouteName, routes } from "./routes.ts";

export type SitePage = { path: string; route: RouteName; listed: boolean; status?: 404; props: object };

const strings = { ...stringCheck, arrayRatio: market.arrayRatio };

function expand(route: RouteName): SitePage[] {
  const { path, parts: _, ...flags }: Route = routes[route];
  if (!path.includes(":slug")) return [{ route, path: localPath(path), ...flags, props: {} }];
  return products.map((product) => ({
    route,
    path: productPath(product),
    ...flags,
    props: productPage(product, products, strings, siteEstimates()),
  }));
}

export const sitePages = (): SitePage[] => (Object.keys(routes) as RouteName[]).flatMap(expand);

/** The page for a path, in either spelling of a product's slug, or the matching 404 page. */
export function findPage(pathname: string): SitePage {
  const alias = aliasPaths().find(({ path }) => path === pathname);
  const route = pathname.startsWith(`${productsPath}/`) ? "product-not-found" : "not-found";
  const found = (path: string) => sitePages().find((page) => page.path === path);
  const page = found(alias?.page ?? pathname) ?? found(localPath(routes[route].path));
  if (!page) throw new Error(`There is no page for ${pathname}`);
  return page;
}

export const pagePaths = (): string[] =>
  sitePages()
    .filter(({ listed }) => listed)
    .map(({ path }) => path);

/** The dotted paths of menu links, each with its canonical path. */
export const aliasPaths = (): { path: string; page: string }[] =>
  products
    .map((product) => ({ path: menuPath(product), page: productPath(product) }))
    .filter(({ path, page }) => path !== page);

export const fileOf = (path: string): string => (path === "/" ? "/index.html" : `${path}.html`);
