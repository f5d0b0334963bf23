import { execFileSync } from "node:child_process";
import { productActions } from "#content/product-actions.ts";
import { products } from "#content/products.ts";
import { productPath } from "../src/format/paths.ts";
import { dataSheetName } from "../src/model/data-sheet.ts";
import { languages } from "../tools/content/languages.ts";
import { factsOf, fontsOf, pdfText, pictureNamesOf, readsPdf, structureOf } from "../tools/read-pdf.ts";
import type { SheetTexts } from "./data-sheet-texts.ts";
import { expect, open, test } from "./test.ts";

const sheetsIn = (language: string): SheetTexts[] =>
  JSON.parse(
    execFileSync(process.execPath, [`--conditions=${language}`, "e2e/data-sheet-texts.ts"], { encoding: "utf8" }),
  );

for (const { path, language, title, picture, rows, texts } of languages.flatMap(sheetsIn)) {
  test(`${path} is small, accessible and has the text of the product page on one A4 page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = await response.body();
    expect(pdf.length).toBeLessThan(300_000);
    const bytes = pdf.toString("latin1");
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain(`/Lang (${language})`);
    expect(bytes).toContain("/DisplayDocTitle true");
    expect(pictureNamesOf(pdf)).toEqual([picture]);

    test.skip(!readsPdf(), "poppler is not installed");
    expect(factsOf(pdf)).toMatchObject({
      Title: title,
      Tagged: "yes",
      Pages: "1",
      "Page size": "595.28 x 841.89 pts (A4)",
    });
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, embedded } of fonts) expect({ name, embedded }).toEqual({ name, embedded: true });

    let text = pdfText(pdf);
    for (const expected of texts.map((each) => each.replaceAll("\u00a0", " "))) {
      expect(text).toContain(expected);
      text = text.slice(text.indexOf(expected) + expected.length);
    }
    const tags = structureOf(pdf);
    expect(tags.match(/^ +TR/gm)).toHaveLength(rows + 1);
    expect(tags.match(/\/Scope \/Row/g)).toHaveLength(rows);
    expect(tags.match(/^ +(H1|H2|Figure|L|Table)\b/gm)?.map((tag) => tag.trim())).toEqual([
      "H1",
      "Figure",
      "H2",
      "L",
      "H2",
      "Table",
    ]);
  });
}

test("product page has one 'Download Specifications', which downloads its data sheet", async ({ page }) => {
  const product = products.find(({ picture }) => !picture) ?? products[0];
  if (!product) throw new Error("there are no products");
  await open(page, productPath(product));
  const download = page.waitForEvent("download");
  // Strict: a second link would fail it.
  await page.getByRole("link", { name: productActions.download, includeHidden: true }).click();
  expect((await download).suggestedFilename()).toBe(dataSheetName(product));
});
