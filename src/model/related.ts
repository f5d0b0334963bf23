import { byCapacity, kilowatts, type Product } from "./product.ts";

/** The three models nearest in size, smallest first. */
export function relatedProducts(products: readonly Product[], product: Product): Product[] {
  const distance = (other: Product) => Math.abs(kilowatts(other) - kilowatts(product));
  const others = products.filter((other) => other !== product);
  return byCapacity(others.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3));
}
