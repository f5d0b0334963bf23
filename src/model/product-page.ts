import { kilowatts, type Product } from "./product.ts";
import { relatedProducts } from "./related.ts";
import { findProduct } from "./slug.ts";

/** The props of a product page, which does not load the whole catalogue. */
export type ProductPage = { product: Product; related: Product[]; largest: number };

export function productPage(products: readonly Product[], slug: string | undefined): ProductPage | null {
  const product = findProduct(products, slug);
  if (!product) return null;
  return { product, related: relatedProducts(products, product), largest: Math.max(...products.map(kilowatts)) };
}
