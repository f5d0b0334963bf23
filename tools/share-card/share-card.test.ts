import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { cutFonts, type Fonts } from "../typeset/fonts.ts";
import { setLine } from "../typeset/line.ts";
import { outline } from "./outline.ts";
import { renderShareCard } from "./share-card.ts";
import { renderSiteCard } from "./site-card.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

test.each([
  ["a picture", makeProduct({ picture: "packshot-102" })],
  ["a drawing", makeProduct({ model: "FLARE 12.5KW Hybrid" })],
  ["a Hindi description", makeProduct({ description: "दो एसी वाले घर के लिए। 6.2 kW तक।" })],
])("share card of a product with %s is a JPEG of 1200 x 630", async (_, product) => {
  const card = await renderShareCard(product, fonts);
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
});

test.each([
  ["English", "Technology for everyone"],
  ["Hindi", "तकनीक, सबके लिए"],
  ["more words than fit on a line", "Technology for everyone who has a roof, a shop or a workshop of their own"],
])("share card of the site in %s is a JPEG of 1200 x 630", async (_, headline) => {
  const card = await renderSiteCard({ headline, lead: `${headline}: FLARE 4.2`, picture: "sunrise" }, fonts);
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
});

test.each([["FLARE 6.2KW"], ["FLARE में क्षमता"]])("outline of %s starts at x, as wide as its line", async (text) => {
  const { path, width } = outline(setLine(text, { cut: "text", size: 40 }, fonts), 20, 80);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160"><path d="${path}" fill="#fff"/></svg>`;
  const { info } = await sharp(Buffer.from(svg)).flatten({ background: "#000" }).trim().toBuffer({
    resolveWithObject: true,
  });
  expect(-(info.trimOffsetLeft ?? 0)).toBe(20);
  expect(Math.abs(info.width - width)).toBeLessThan(4);
});
