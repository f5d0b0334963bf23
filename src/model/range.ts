import type { FrameProducts } from "../../content/schema/product.ts";
import { byCapacity, type Product } from "./product.ts";

export type ListedProduct = FrameProducts["menu"][number];

const IN_MENU = 4;
const IN_FOOTER = 9;
const listed = ({ model, type }: Product): ListedProduct => ({ model, type });

/** The menu prefers models that have a picture. Both lists end with 'View All Products'. */
export function frameProducts(products: readonly Product[]): FrameProducts {
  const preferred = [...products.filter(({ picture }) => picture), ...products.filter(({ picture }) => !picture)];
  const inMenu = preferred.slice(0, IN_MENU);
  return {
    menu: products.filter((product) => inMenu.includes(product)).map(listed),
    footer: products.slice(0, IN_FOOTER).map(listed),
  };
}

export const MAX_SAMPLED = 9;

/** At most nine models, smallest first, spread evenly from the smallest to the largest. */
export function sampleBySize<P extends ListedProduct>(products: readonly P[]): P[] {
  const sorted = byCapacity(products);
  if (sorted.length <= MAX_SAMPLED) return sorted;
  const places = Array.from({ length: MAX_SAMPLED }, (_, i) =>
    Math.round((i * (sorted.length - 1)) / (MAX_SAMPLED - 1)),
  );
  return sorted.filter((_, i) => places.includes(i));
}

const MAX_IN_ROW = 6;

/** Columns of a list of models: up to six are one row, more are two. */
export const columnsFor = (count: number): number => (count <= MAX_IN_ROW ? count : Math.ceil(count / 2));

export const CARDS_AT_ONCE = 60;
