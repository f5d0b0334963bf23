import type { Product } from "../../model/product.ts";
import { hybridFeatures } from "./hybrid-features.ts";

export const flare50: Product = {
  model: "FLARE 5.0KW Hybrid",
  capacity: "5.0KW Hybrid",
  description:
    "For a family home with two ACs that has its evenings to think of. Store the afternoon in a battery and keep chosen loads on in a power cut.",
  features: hybridFeatures,
  type: "hybrid",
};
