import type { Product } from "../../model/product.ts";
import { hybridFeatures } from "./hybrid-features.ts";

export const flare82: Product = {
  model: "FLARE 8.2KW",
  capacity: "8.2KW Hybrid",
  description:
    "For a large home or a busy shop with several ACs. It uses the sun while you are open and, with a battery, keeps chosen loads on in a power cut.",
  features: hybridFeatures,
  type: "hybrid",
  image: "packshot-82",
  views: [
    { picture: "gallery-82-side", label: "Other side", alt: "FLARE 8.2KW from the other side, with its cooling fins" },
    { picture: "gallery-82-display", label: "Display", alt: "The display of the FLARE 8.2KW, with its reading in kW" },
    { picture: "gallery-82-ring", label: "Ring", alt: "The glowing ring and the orange line of the FLARE 8.2KW" },
  ],
};
