import { beforeAll, expect, test } from "vitest";
import { makeProduct } from "../../src/model/product.fixture.ts";
import { pdfText, readsPdf } from "../read-pdf.ts";
import { cutFonts, type Fonts } from "../typeset/fonts.ts";
import { renderDataSheet } from "./data-sheet.ts";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

const hindi = "स्ट्रिंग पर 6.2 kW तक, रिंग और राष्ट्रीय सर्टिफ़िकेट के साथ। बैटरी हो तो बिजली जाने पर भी आपकी चुनी चीज़ें चालू।";

test.each([
  ["in English", makeProduct()],
  ["in Hindi", makeProduct({ description: hindi })],
  ["with a rupee sign", makeProduct({ description: "Saves about ₹500 a month." })],
])("data sheet %s is byte-identical when built twice", async (_, product) => {
  const sheet = () => renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts);
  expect((await sheet()).equals(await sheet())).toBe(true);
});

test.skipIf(!readsPdf())("text in Devanagari can be copied as it is spelled", async () => {
  const product = makeProduct({ description: hindi });
  const sheet = await renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts);
  expect(pdfText(sheet)).toContain(hindi);
});

test("text that needs too many lines throws an error with its file, its key and the text", async () => {
  const product = makeProduct({ description: "A description that goes on and on, ".repeat(12) });
  await expect(renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts)).rejects.toThrow(
    /^content\/products\/flare-62kw\.yaml: description\.en: "A description that goes on.* at most 4/,
  );
});

test("a word that is wider than its column throws an error with the word", async () => {
  const product = makeProduct({ description: "ज़्यादा".repeat(20) });
  await expect(renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts)).rejects.toThrow(
    /"ज़्यादा.* wider than its column/,
  );
});

test("features that do not fit the page throw an error with the product", async () => {
  const product = makeProduct({ features: Array.from({ length: 12 }, () => "battery") });
  await expect(renderDataSheet({ product, sharedFigures: true, issued: "2026-11-16" }, fonts)).rejects.toThrow(
    "Data sheet of FLARE 6.2KW",
  );
});
