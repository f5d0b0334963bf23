import { productCard } from "#content/product-card.ts";
import { products } from "#content/products.ts";
import { specifications } from "#content/specifications.ts";
import { figureWords } from "../src/format/figure-words.ts";
import type { Product } from "../src/model/product.ts";
import { frameProducts } from "../src/model/range.ts";
import { findProduct } from "../src/model/slug.ts";

/** By its id, the name of its file in content/products. */
export function productOf(id: string): Product {
  const product = findProduct(products, id);
  if (!product) throw new Error(`there is no product ${id}`);
  return product;
}

/** The accessible name of its picture or drawing. */
export const pictureName = ({ model, picture }: Product): string =>
  (picture ? productCard.photo : productCard.drawing)({ model });

/** The explanation in the tooltip of a row of its specifications. */
export const termOf = (id: keyof typeof specifications.rows, { figures }: Product): string =>
  specifications.rows[id].term(figureWords(figures));

export const inMenu: string[] = frameProducts(products).menu.map(({ model }) => model);

export const modelsOf = (type?: Product["type"]): string[] =>
  products.filter((product) => !type || product.type === type).map(({ model }) => model);
