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
  views: [
    { picture: "gallery-62-side", label: "Other side", alt: "FLARE 6.2KW from the other side, with its cooling fins" },
    { picture: "gallery-62-display", label: "Display", alt: "The display of the FLARE 6.2KW, with its reading in kW" },
    { picture: "gallery-62-ring", label: "Ring", alt: "The glowing ring and the orange line of the FLARE 6.2KW" },
  ],
};
