import { language } from "#content/language.ts";
import { contentUpdated } from "../content/updated.ts";

const FACTS = ["company", "market", "specification"].map((name) => `content/facts/${name}.yaml`);
const WORDS = ["contact", "data-sheet", "features", "product", "product-types", "site", "spec-rows", "specifications"];

/** The day of the content that the sheets print. */
export const issued = (): string =>
  contentUpdated(["content/products", ...FACTS, ...WORDS.map((name) => `content/${language.code}/${name}.yaml`)]);
