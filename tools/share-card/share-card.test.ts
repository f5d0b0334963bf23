import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { cutFonts } from "../data-sheet/fonts.ts";
import { type Pen, penFor } from "./outline.ts";
import { renderShareCard } from "./share-card.ts";

let pen: Pen;
beforeAll(async () => {
  pen = penFor(await cutFonts());
});

test.each([
  ["a picture", makeProduct({ picture: "packshot-102" })],
  ["a drawing", makeProduct({ model: "FLARE 12.5KW Hybrid" })],
])("share card of a product with %s is a JPEG of 1200 x 630", async (_, product) => {
  const card = await renderShareCard(product, pen);
  expect(await sharp(card).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(card.length).toBeLessThan(100_000);
});

test("wrap breaks text between words at the width", () => {
  const style = { cut: "text", size: 16 } as const;
  const [first = "", ...rest] = pen.wrap("one two three four", style, 60);
  expect([first, ...rest].join(" ")).toBe("one two three four");
  expect(rest.length).toBeGreaterThan(0);
  expect(pen.outline(first, style, 0, 0).width).toBeLessThanOrEqual(60);
});
