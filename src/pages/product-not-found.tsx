import { productNotFound } from "#content/product-not-found.ts";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

export default function ProductNotFoundPage() {
  return <NotFoundScreen words={productNotFound} />;
}
