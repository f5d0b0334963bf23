import { runExamples as words } from "#content/run-examples.ts";
import { listed, numberInWords } from "../../format/in-words.ts";
import { kilowatts, type Product } from "../../model/product.ts";
import { type RunExamples, runsAtOnce } from "../../model/runs-at-once.ts";

/** "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus two 1.5 t ACs and a 1 HP pump" */
export function runsInWords(product: Pick<Product, "model">, examples: RunExamples): string {
  const runs = runsAtOnce(kilowatts(product), examples);
  if (!runs.fits) return words.none;
  const base = listed(examples.base.map(({ id, count }) => words.base[id]?.({ count }) ?? ""));
  const count = runs.repeated;
  const repeated = words.repeated[examples.repeated.id]?.({ count, inWords: numberInWords(count) }) ?? "";
  const more = [...(count > 0 ? [repeated] : []), ...runs.extras.map((id) => words.extras[id] ?? "")];
  return more.length === 0 ? base : words.plus({ base, more: listed(more) });
}
