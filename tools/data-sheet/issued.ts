import { language } from "#content/language.ts";
import { contentUpdated } from "../content/updated.ts";

const FACTS = ["company", "market", "specification"].map((name) => `content/facts/${name}.yaml`);
const WORDS = [
  "contact",
  "data-sheet",
  "features",
  "formats",
  "product",
  "product-card",
  "product-types",
  "site",
  "spec-rows",
  "specifications",
];

/** What the sheets print. */
export const printed = ["content/products", ...FACTS, ...WORDS.map((name) => `content/${language.code}/${name}.yaml`)];

/** The day of the content that the sheets print. */
export const issued = (): string => contentUpdated(printed);
