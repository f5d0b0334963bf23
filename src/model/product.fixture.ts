import type { Product } from "./product.ts";

/** A valid product; a test sets only the fields it is about. */
export const makeProduct = (fields: Partial<Product> = {}): Product => ({
  model: "FLARE 6.2KW",
  capacity: "6.2KW Hybrid",
  description: "A description that is long enough to be read as a sentence.",
  features: [
    "Feature number one",
    "Feature number two",
    "Feature number three",
    "Feature number four",
    "Feature number five",
  ],
  type: "hybrid",
  ...fields,
});
