/** Draws the share cards of a language into dist: one for every product, and one for the other pages. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hero } from "#content/hero.ts";
import { language } from "#content/language.ts";
import { products } from "#content/products.ts";
import { SITE_CARD, shareCardPath } from "../src/format/paths.ts";
import { productSlug } from "../src/model/slug.ts";
import { renderShareCard } from "./share-card/share-card.ts";
import { renderSiteCard } from "./share-card/site-card.ts";
import { cutFonts } from "./typeset/fonts.ts";

async function write(name: string, card: Buffer) {
  const target = join("dist", shareCardPath(name));
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, card);
}

const fonts = await cutFonts();
for (const product of products) await write(productSlug(product.model), await renderShareCard(product, fonts));
const [first] = hero.slides;
if (first) await write(SITE_CARD, await renderSiteCard(first, fonts));
console.log(`${language.code}: drew ${products.length + 1} share cards`);
