import { kilowatts, type Product } from "./product.ts";

/** The three models nearest in size, smallest first. */
export function relatedProducts(products: readonly Product[], product: Product): Product[] {
  const distance = (other: Product) => Math.abs(kilowatts(other) - kilowatts(product));
  return products
    .filter((other) => other !== product)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted((a, b) => kilowatts(a) - kilowatts(b));
}
