import { runExamples as words } from "#content/run-examples.ts";
import { listed, numberInWords } from "../../format/lists-and-dates.ts";
import { kilowatts, type Product } from "../../model/product.ts";
import { type RunExamples, runsAtOnce } from "../../model/runs-at-once.ts";

const baseInWords = ({ base }: RunExamples): string =>
  listed(base.map(({ id, count }) => words.base[id]?.({ count }) ?? ""));

/** What runs beyond the base: "two 1.5 ton ACs", "a 1 HP pump". */
function moreInWords(kilowatts: number, examples: RunExamples): string[] | undefined {
  const runs = runsAtOnce(kilowatts, examples);
  if (!runs.fits) return undefined;
  const count = runs.repeated;
  const repeated = words.repeated[examples.repeated.id]?.({ count, inWords: numberInWords(count) }) ?? "";
  return [...(count > 0 ? [repeated] : []), ...runs.extras.map((id) => words.extras[id] ?? "")];
}

/** "4 fans, 8 lamps, TV, fridge and Wi-Fi, plus two 1.5 ton ACs and a 1 HP pump" */
export function runsInWords(product: Pick<Product, "model">, examples: RunExamples): string {
  const more = moreInWords(kilowatts(product), examples);
  if (!more) return words.none;
  const base = baseInWords(examples);
  return more.length === 0 ? base : words.plus({ base, more: listed(more) });
}

/** "Runs two 1.5 ton ACs, a 1 HP pump and the basics" */
export function runsInShort(product: Pick<Product, "model">, examples: RunExamples): string {
  const more = moreInWords(kilowatts(product), examples);
  return more ? words.short({ loads: listed([...more, words.basics]) }) : words.none;
}

/** Says what the basics are. */
export const basicsNote = (examples: RunExamples): string => words.note({ basics: baseInWords(examples) });
