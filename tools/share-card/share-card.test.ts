import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { cutFonts } from "../data-sheet/fonts.ts";
import { type Pen, penFor } from "./outline.ts";
import { renderShareCard } from "./share-card.ts";
import { renderSiteCard } from "./site-card.ts";

let pen: Pen;
beforeAll(async () => {
  pen = penFor({ latin: await cutFonts(), devanagari: await cutFonts("devanagari") });
});

test.each([
  ["a picture", makeProduct({ picture: "packshot-102" })],
  ["a drawing", makeProduct({ model: "FLARE 12.5KW Hybrid" })],
])("share card of a product with %s is a JPEG of 1200 x 630", async (_, product) => {
  const card = await renderShareCard(product, pen);
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
});

test.each([
  ["English", "Technology for everyone"],
  ["Hindi", "तकनीक, सबके लिए"],
  ["more words than fit on a line", "Technology for everyone who has a roof, a shop or a workshop of their own"],
])("share card of the site in %s is a JPEG of 1200 x 630", async (_, headline) => {
  const card = await renderSiteCard({ headline, lead: `${headline}: FLARE 4.2`, picture: "sunrise" }, pen);
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
});

test("outline draws Latin and Devanagari on one line, each from its own font", () => {
  const style = { cut: "text", size: 16 } as const;
  const width = (text: string) => pen.outline(text, style, 0, 0).width;
  const parts = ["तकनीक", "FLARE"].map(width);
  for (const part of parts) expect(part).toBeGreaterThan(0);
  expect(width("तकनीक FLARE")).toBeGreaterThan(parts.reduce((sum, part) => sum + part));
});

test("wrap breaks text between words at the width", () => {
  const style = { cut: "text", size: 16 } as const;
  const [first = "", ...rest] = pen.wrap("one two three four", style, 60);
  expect([first, ...rest].join(" ")).toBe("one two three four");
  expect(rest.length).toBeGreaterThan(0);
  expect(pen.outline(first, style, 0, 0).width).toBeLessThanOrEqual(60);
});
