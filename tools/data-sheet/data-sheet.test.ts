import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { renderDataSheet } from "./data-sheet.ts";
import { cutFonts, type Fonts } from "./fonts.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

test("data sheet of the same product is the same to the byte", async () => {
  const product = makeProduct();
  expect((await renderDataSheet(product, fonts)).equals(await renderDataSheet(product, fonts))).toBe(true);
});

test("text that needs too many lines throws an error with the text", async () => {
  const features = ["A feature that goes on and on, ".repeat(6), "A short one"];
  await expect(renderDataSheet(makeProduct({ features }), fonts)).rejects.toThrow(
    /"A feature that goes on.* at most 2/,
  );
});

test("features that do not fit the page throw an error with the product", async () => {
  const features = Array.from({ length: 12 }, (_, i) => `Feature ${i}`);
  await expect(renderDataSheet(makeProduct({ features }), fonts)).rejects.toThrow("Data sheet of FLARE 6.2KW");
});
