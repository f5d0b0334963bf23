import type { Product } from "../../model/product.ts";
import { hybridFeatures } from "./hybrid-features.ts";

export const flare62: Product = {
  model: "FLARE 6.2KW",
  capacity: "6.2KW Hybrid",
  description:
    "For a full house: two ACs, the pump and the kitchen. It runs on your roof by day and, with a battery, carries what you choose through a power cut.",
  features: hybridFeatures,
  type: "hybrid",
  image: "packshot-62",
};
