/** Draws the share card of every product into dist. That of the other pages is a picture in public/share. */

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { products } from "#content/products.ts";
import { shareCardPath } from "../src/format/paths.ts";
import { productSlug } from "../src/model/slug.ts";
import { cutFonts } from "./data-sheet/fonts.ts";
import { penFor } from "./share-card/outline.ts";
import { renderShareCard } from "./share-card/share-card.ts";

const pen = penFor(await cutFonts());
for (const product of products) {
  const target = join("dist", shareCardPath(productSlug(product.model)));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, await renderShareCard(product, pen));
}
console.log(`drew ${products.length} share cards`);
