import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { renderDataSheet } from "./data-sheet.ts";
import { cutFonts, type Fonts } from "./fonts.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

test("the same product gives the same file, to the byte", async () => {
  const product = makeProduct();
  expect((await renderDataSheet(product, fonts)).equals(await renderDataSheet(product, fonts))).toBe(true);
});

test("words that do not fit their place stop the build and are named", async () => {
  const features = ["A feature that goes on and on, ".repeat(6), "A short one"];
  await expect(renderDataSheet(makeProduct({ features }), fonts)).rejects.toThrow(
    /"A feature that goes on.* at most 2/,
  );
});

test("more features than the page holds stop the build, which names the product", async () => {
  const features = Array.from({ length: 12 }, (_, i) => `Feature ${i}`);
  await expect(renderDataSheet(makeProduct({ features }), fonts)).rejects.toThrow("Data sheet of FLARE 6.2KW");
});
