import { specNote, specNotes } from "../../content/spec-notes.ts";
import type { Product } from "../../model/product.ts";
import { Specifications } from "../../sections/products/specifications.tsx";

export function ProductSpecifications(props: { product: Product; largest: number }) {
  return <Specifications {...props} notes={specNotes} note={specNote} />;
}
