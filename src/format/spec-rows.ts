import { specRows as words } from "#content/spec-rows.ts";
import type { SpecRowId } from "../../content/schema/specification.ts";
import type { Product } from "../model/product.ts";
import { figureWords } from "./figure-words.ts";

type SpecRow = { id: SpecRowId; label: string; value: string };

/** For the page, the comparison, the data sheet and structured data. */
export function specRows({ capacity, figures }: Pick<Product, "capacity" | "figures">): SpecRow[] {
  const values = { capacity, ...figureWords(figures) };
  return (Object.keys(words) as SpecRowId[]).map((id) => {
    const { label, value } = words[id];
    // "12A/12A"
    const times = id === "max-input-current" ? figures.trackers : 1;
    return { id, label, value: Array.from({ length: times }, () => value(values)).join("/") };
  });
}
