import { byCapacity, type Product } from "./product.ts";
import { findProduct, productSlug } from "./slug.ts";

export const MAX_COMPARED = 5;
export const MIN_COMPARED = 2;

/** Known models, each once, by size; anything else in the parameter is ignored. */
export function parseCompare(value: string | null, products: readonly Product[]): Product[] {
  const found = (value ?? "").split(",").map((slug) => findProduct(products, slug.trim()));
  const distinct = new Set(found.filter((product) => product !== undefined));
  return byCapacity([...distinct].slice(0, MAX_COMPARED));
}

export const compareParam = (chosen: readonly Product[]): string =>
  chosen.map(({ model }) => productSlug(model)).join(",");

export function toggleCompared(chosen: readonly Product[], product: Product): Product[] {
  if (chosen.includes(product)) return chosen.filter((each) => each !== product);
  return byCapacity([...chosen, product].slice(0, MAX_COMPARED));
}
