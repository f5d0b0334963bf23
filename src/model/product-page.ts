import { kilowatts, type Product } from "./product.ts";
import { relatedProducts } from "./related.ts";
import { findProduct } from "./slug.ts";

/** All that a product's page says of products, so that it need not carry the whole range. */
export type ProductPage = { product: Product; related: Product[]; largest: number };

export function productPage(products: readonly Product[], slug: string | undefined): ProductPage | null {
  const product = findProduct(products, slug);
  if (!product) return null;
  return { product, related: relatedProducts(products, product), largest: Math.max(...products.map(kilowatts)) };
}
