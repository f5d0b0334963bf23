import type { Product } from "../../model/product.ts";

export const flare42: Product = {
  model: "FLARE 4.2KW",
  capacity: "4.2KW",
  description:
    "The smallest FLARE, for a flat or a small house with one AC. It turns what your panels make by day into the power your sockets use.",
  features: [
    "Two MPP trackers, so two roof faces each work at their best",
    "98.5% inverter efficiency",
    "Follows strings from 180 to 800\u00a0V",
    "Up to 12\u00a0A on each tracker",
    "Power factor from 0.9 leading to 0.9 lagging",
  ],
  type: "standard",
  image: "packshot-42",
  views: [
    { picture: "gallery-42-side", label: "Other side", alt: "FLARE 4.2KW from the other side, with its cooling fins" },
    { picture: "gallery-42-display", label: "Display", alt: "The display of the FLARE 4.2KW, with its reading in kW" },
    { picture: "gallery-42-ring", label: "Ring", alt: "The glowing ring and the orange line of the FLARE 4.2KW" },
  ],
};
