import { formatTenths } from "./format.ts";
import { HEADROOM } from "./planner/sizing.ts";
import { kilowatts, type Product, typeLabel } from "./product.ts";
import { type RunExamples, runsAtOnceWords } from "./runs-at-once.ts";
import { suggestedArray } from "./suggested-array.ts";

const ESTIMATES = `Panels and what runs at once are estimates as of November 2026: ${HEADROOM}% headroom kept free, start-up currents not counted. Not part of the specification.`;

/** Removes non-breaking spaces and word joiners, which are for layout only. */
const plainText = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

function column(product: Product, examples: RunExamples): string {
  const runs = plainText(runsAtOnceWords(kilowatts(product), examples));
  return `${product.model}: capacity ${product.capacity}, ${typeLabel(product.type)}. Suggested panels: about ${formatTenths(suggestedArray(product))} kWp. Runs at once, for example: ${runs}.`;
}

/** For a quote request. */
export const modelInWords = (product: Product, examples: RunExamples): string =>
  `${column(product, examples)}\n${ESTIMATES}`;

/** For copying and sharing. */
export function comparisonInWords(products: readonly Product[], examples: RunExamples): string {
  const columns = products.map((product) => column(product, examples));
  return ["FLARE, side by side:", ...columns, ESTIMATES].join("\n");
}
