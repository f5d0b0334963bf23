import type { Product } from "./product.ts";

/** A valid product; a test sets only the fields it is about. */
export const makeProduct = (fields: Partial<Product> = {}): Product => ({
  model: "FLARE 6.2KW",
  capacity: "6.2KW Hybrid",
  description: "A description that is long enough to be read as a sentence.",
  features: ["battery", "backup", "trackers", "efficiency", "strings"],
  type: "hybrid",
  figures: {
    trackingRange: { min: 180, max: 800 },
    inputCurrent: 12,
    trackers: 2,
    outputCurrent: 25,
    powerFactor: 0.9,
    efficiency: 98.5,
  },
  ...fields,
});
