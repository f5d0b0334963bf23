import type { PictureName } from "../pictures/manifest.gen.ts";

export type ProductType = "standard" | "hybrid";

export type Product = {
  model: string;
  capacity: string;
  description: string;
  features: readonly string[];
  type: ProductType;
  /** Without it, a line drawing is shown. */
  image?: PictureName;
  /** Further pictures in the gallery. */
  views?: readonly ProductView[];
};

export type ProductView = { picture: PictureName; label: string; alt: string };

const typeLabels: Record<ProductType, string> = {
  standard: "Standard Inverter",
  hybrid: "Hybrid Inverter",
};

export const typeLabel = (type: ProductType): string => typeLabels[type];

/** The number printed large on cards: "4.2" of "FLARE 4.2KW". */
export function numeral({ model }: Pick<Product, "model">): string {
  const found = /(\d+(?:\.\d+)?)\s*KW/i.exec(model)?.[1];
  if (!found) throw new Error(`Product "${model}": the model names no capacity such as 4.2KW`);
  return found;
}

export const kilowatts = (product: Pick<Product, "model">): number => Number(numeral(product));

export const byCapacity = <P extends Pick<Product, "model">>(products: readonly P[]): P[] =>
  products.toSorted((a, b) => kilowatts(a) - kilowatts(b));
