import type { Product } from "./product.ts";

/** Menu links keep the dot: "FLARE 4.2KW" is flare-4.2kw. */
export const menuSlug = (model: string): string => model.toLowerCase().replaceAll(" ", "-");

/** Canonical: "FLARE 4.2KW" is flare-42kw. */
export const productSlug = (model: string): string => menuSlug(model).replaceAll(".", "");

export function findProduct<P extends Pick<Product, "model">>(products: readonly P[], slug: string | undefined) {
  return products.find(({ model }) => slug === productSlug(model) || slug === menuSlug(model));
}
