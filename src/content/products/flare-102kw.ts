import type { Product } from "../../model/product.ts";
import { hybridFeatures } from "./hybrid-features.ts";

export const flare102: Product = {
  model: "FLARE 10.2KW",
  capacity: "10.2KW Hybrid",
  description:
    "The largest FLARE, for a workshop, an office floor or a big family house. With a battery it carries the loads you choose through a power cut.",
  features: hybridFeatures,
  type: "hybrid",
  image: "packshot-102",
};
