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
  views: [
    {
      picture: "gallery-102-side",
      label: "Other side",
      alt: "FLARE 10.2KW from the other side, with its cooling fins",
    },
    {
      picture: "gallery-102-display",
      label: "Display",
      alt: "The display of the FLARE 10.2KW, with its reading in kW",
    },
    { picture: "gallery-102-ring", label: "Ring", alt: "The glowing ring and the orange line of the FLARE 10.2KW" },
  ],
};
