import type { Product } from "../model/product.ts";
import { flare42, flare62, flare102 } from "./products/index.ts";

export type FeaturedProduct = {
  product: Product;
  headline: string;
  text: string;
  /** The basis of a headline about appliances. */
  note?: string;
  ground: "paper" | "dusk" | "noon";
};

const estimate = "Estimated from typical wattages, as of November 2026.";

export const featured: readonly FeaturedProduct[] = [
  {
    product: flare62,
    headline: "Two ACs, and the house around them.",
    text: "FLARE 6.2KW, hybrid. Add a battery and choose what stays on in a power cut.",
    note: estimate,
    ground: "paper",
  },
  {
    product: flare102,
    headline: "The largest FLARE, for work.",
    text: "FLARE 10.2KW, hybrid. For a workshop or an office floor.",
    ground: "dusk",
  },
  {
    product: flare42,
    headline: "One AC, and the flat around it.",
    text: "FLARE 4.2KW, standard. Power from your roof as the sun makes it.",
    note: estimate,
    ground: "noon",
  },
];
