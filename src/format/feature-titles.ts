import { features } from "#content/features.ts";
import type { Product } from "../model/product.ts";
import { figureWords } from "./figure-words.ts";

export function featureTitle(id: string, { figures }: Pick<Product, "figures">): string {
  return features[id]?.(figureWords(figures)) ?? "";
}

export const featureTitles = (product: Pick<Product, "features" | "figures">): string[] =>
  product.features.map((id) => featureTitle(id, product));
