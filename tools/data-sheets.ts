/** Writes a data sheet for every product into dist. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { products } from "#content/products.ts";
import { dataSheetPath } from "../src/format/paths.ts";
import { haveSharedFigures } from "../src/model/product-page.ts";
import { renderDataSheet } from "./data-sheet/data-sheet.ts";
import { issued } from "./data-sheet/issued.ts";
import { cutFonts } from "./typeset/fonts.ts";

const LIMIT = 300 * 1024;

const fonts = await cutFonts();
const sharedFigures = haveSharedFigures(products);
const day = issued();
for (const product of products) {
  const target = join("dist", dataSheetPath(product));
  const sheet = await renderDataSheet({ product, sharedFigures, issued: day }, fonts);
  if (sheet.length > LIMIT) throw new Error(`${target}: ${sheet.length} bytes, at most ${LIMIT}`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, sheet);
  console.log(`${target}: ${Math.round(sheet.length / 1024)} KiB`);
}
