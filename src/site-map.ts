import { products } from "./content/products/index.ts";
import { menuPath, productPath } from "./model/slug.ts";

/** Every page there is: read by the prerenderer, the sitemap and the end-to-end tests. */
export const pagePaths = (): string[] => ["/", "/products", ...products.map(productPath)];

/** Other spellings that menu links use, and the page each stands for. */
export const aliasPaths = (): { path: string; page: string }[] =>
  products
    .map((product) => ({ path: menuPath(product), page: productPath(product) }))
    .filter(({ path, page }) => path !== page);

export { offlinePath } from "./model/addresses.ts";
