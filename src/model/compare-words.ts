import { toTenths } from "./format.ts";
import { HEADROOM } from "./planner/sizing.ts";
import { kilowatts, type Product, typeLabel } from "./product.ts";
import { type RunExamples, runsAtOnceWords } from "./runs-at-once.ts";
import { suggestedArray } from "./suggested-array.ts";

const ESTIMATES = `Panels and what runs at once are estimates as of November 2026: ${HEADROOM}% headroom kept free, start-up currents not counted. Not part of the specification.`;

/** A message needs none of the marks that keep a line together on the page. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

function column(product: Product, examples: RunExamples): string {
  const runs = plain(runsAtOnceWords(kilowatts(product), examples));
  return `${product.model}: capacity ${product.capacity}, ${typeLabel(product.type)}. Suggested panels: about ${toTenths(suggestedArray(product))} kWp. Runs at once, for example: ${runs}.`;
}

/** One column of the comparison, for the message that asks for a quote. */
export const modelInWords = (product: Product, examples: RunExamples): string =>
  `${column(product, examples)}\n${ESTIMATES}`;

/** All of it, for the clipboard or whom it is shared with. */
export function comparisonInWords(products: readonly Product[], examples: RunExamples): string {
  const columns = products.map((product) => column(product, examples));
  return ["FLARE, side by side:", ...columns, ESTIMATES].join("\n");
}
