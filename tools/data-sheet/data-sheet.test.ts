import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { renderDataSheet } from "./data-sheet.ts";
import { cutFonts, type Fonts } from "./fonts.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

test("data sheet of the same product is the same to the byte", async () => {
  const sheet = () => renderDataSheet({ product: makeProduct(), sharedFigures: true, issued: "2026-11-16" }, fonts);
  expect((await sheet()).equals(await sheet())).toBe(true);
});

test("text that needs too many lines throws an error with the text", async () => {
  const product = makeProduct({ description: "A description that goes on and on, ".repeat(12) });
  await expect(renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts)).rejects.toThrow(
    /"A description that goes on.* at most 4/,
  );
});

test("features that do not fit the page throw an error with the product", async () => {
  const product = makeProduct({ features: Array.from({ length: 12 }, () => "battery") });
  await expect(renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts)).rejects.toThrow(
    "Data sheet of FLARE 6.2KW",
  );
});
