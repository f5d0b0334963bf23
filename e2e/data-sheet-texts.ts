/** Prints what the data sheets say, in the language of the process: node --conditions=hi e2e/data-sheet-texts.ts */
import { dataSheet as words } from "#content/data-sheet.ts";
import { product as productWords } from "#content/product.ts";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { specifications } from "#content/specifications.ts";
import { company } from "#facts/company.ts";
import { featureTitles } from "../src/format/feature-titles.ts";
import { monthInWords } from "../src/format/lists-and-dates.ts";
import { dataSheetPath } from "../src/format/paths.ts";
import { specRows } from "../src/format/spec-rows.ts";
import { haveSharedFigures } from "../src/model/product-page.ts";
import { issued } from "../tools/data-sheet/issued.ts";
import { pictureName } from "./catalogue.ts";

const specNote = haveSharedFigures(products) ? specifications.note : specifications.ownNote;

const sheets = products.map((product) => ({
  path: dataSheetPath(product),
  language: site.language,
  title: words.title({ model: product.model }),
  picture: pictureName(product),
  rows: specRows(product).length,
  /** In the order of reading. */
  texts: [
    words.issued({ date: monthInWords(issued()) }),
    product.model,
    product.capacity,
    product.description,
    ...featureTitles(product),
    ...specRows(product).flatMap(({ label, value }) => [label, value]),
    specNote,
    productWords.sizeNote,
    ...Object.values(company.channels).flatMap(({ email, phone }) => [email, phone]),
  ],
}));

export type SheetTexts = (typeof sheets)[number];

console.log(JSON.stringify(sheets));
