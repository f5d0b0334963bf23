export type { Product } from "../../content/schema/product.ts";

import type { Product } from "../../content/schema/product.ts";

export type ProductType = Product["type"];

/** The number printed large on cards: "4.2" of "FLARE 4.2KW". */
export function numeral({ model }: Pick<Product, "model">): string {
  const found = /(\d+(?:\.\d+)?)\s*KW/i.exec(model)?.[1];
  if (!found) throw new Error(`Product "${model}": the model names no capacity such as 4.2KW`);
  return found;
}

/** Such as "10.2": four characters are set smaller than three. */
export const isLong = (numeral: string): boolean => numeral.length > 3;

export const kilowatts = (product: Pick<Product, "model">): number => Number(numeral(product));

export const byCapacity = <P extends Pick<Product, "model">>(products: readonly P[]): P[] =>
  products.toSorted((a, b) => kilowatts(a) - kilowatts(b));

/** Words such as "the largest" follow from it. */
export function rankOf(product: Pick<Product, "model">, products: readonly Pick<Product, "model">[]) {
  const sizes = products.map(kilowatts);
  if (kilowatts(product) === Math.max(...sizes)) return "largest";
  return kilowatts(product) === Math.min(...sizes) ? "smallest" : "other";
}
