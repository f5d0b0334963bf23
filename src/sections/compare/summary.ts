import { compareSummary as words } from "#content/compare-summary.ts";
import { productTypes } from "#content/product-types.ts";
import type { Estimates } from "../../model/estimates.ts";
import { formatTenths } from "../../model/format.ts";
import { numeral, type Product } from "../../model/product.ts";
import { suggestedArray } from "../../model/suggested-array.ts";
import type { ResultCard } from "../calculator/result-picture.ts";
import { runsInWords } from "./runs-in-words.ts";

/** Removes non-breaking spaces and word joiners, which are for layout only. */
const plainText = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

const column = (product: Product, { examples, arrayRatio }: Estimates): string =>
  words.model({
    model: product.model,
    type: productTypes[product.type].label,
    array: formatTenths(suggestedArray(product, arrayRatio)),
    runs: plainText(runsInWords(product, examples)),
  });

/** For a quote request. */
export const modelInWords = (product: Product, estimates: Estimates): string =>
  `${column(product, estimates)}\n${words.estimates}`;

/** For copying and sharing. */
export function comparisonInWords(products: readonly Product[], estimates: Estimates): string {
  const columns = products.map((product) => column(product, estimates));
  return [words.title, ...columns, words.estimates].join("\n");
}

/** The comparison as a picture. */
export const comparisonCard = (products: readonly Product[], estimates: Estimates): ResultCard => ({
  numeral: products.map(numeral).join("\u00a0\u00a0"),
  heading: words.title,
  lines: products.map((product) => column(product, estimates)),
  footer: words.estimates,
});
