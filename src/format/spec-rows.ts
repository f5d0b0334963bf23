import { formats } from "#content/formats.ts";
import { specRows as words } from "#content/spec-rows.ts";
import type { SpecRowId } from "../../content/schema/specification.ts";
import { joined } from "../model/lists-and-dates.ts";
import type { Product } from "../model/product.ts";
import { figureWords } from "./figure-words.ts";

type SpecRow = { id: SpecRowId; label: string; value: string };

/** For the page, the comparison, the data sheet and structured data. */
export function specRows({ capacity, figures }: Pick<Product, "capacity" | "figures">): SpecRow[] {
  const values = { capacity, ...figureWords(figures) };
  return (Object.keys(words) as SpecRowId[]).map((id) => {
    const { label, value } = words[id];
    const inputs = id === "max-input-current" ? figures.trackers : 1;
    // A message that is a parameter alone returns it as it is, which may be a number.
    const each = String(value(values));
    return { id, label, value: joined(Array<string>(inputs).fill(each), formats.inputs) };
  });
}
