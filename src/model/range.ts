import { byCapacity, type Product } from "./product.ts";

/** What menu and footer show of a product. They are on every page, so it is little. */
export type ListedProduct = Pick<Product, "model" | "type">;
export type FrameProducts = { menu: ListedProduct[]; footer: ListedProduct[] };

const IN_MENU = 4;
const IN_FOOTER = 8;
const listed = ({ model, type }: Product): ListedProduct => ({ model, type });

/** The menu shows models that have a picture. Both lists end with 'View All Products'. */
export const frameProducts = (products: readonly Product[]): FrameProducts => ({
  menu: products
    .filter(({ picture }) => picture)
    .slice(0, IN_MENU)
    .map(listed),
  footer: products.slice(0, IN_FOOTER).map(listed),
});

const MAX_SAMPLED = 6;

/** At most `limit` models, smallest first, spread evenly from the smallest to the largest. */
export function sampleBySize<P extends ListedProduct>(products: readonly P[], limit = MAX_SAMPLED): P[] {
  const sorted = byCapacity(products);
  if (sorted.length <= limit) return sorted;
  const places = Array.from({ length: limit }, (_, i) => Math.round((i * (sorted.length - 1)) / (limit - 1)));
  return sorted.filter((_, i) => places.includes(i));
}

export const CARDS_AT_ONCE = 60;
