import { stringCheck } from "../../content/string-check.ts";
import type { Product } from "../../model/product.ts";
import { StringCheck } from "../../sections/products/string-check/string-check.tsx";

export function ProductStrings({ product }: { product: Product }) {
  return <StringCheck product={product} words={stringCheck} />;
}
