import { dataSheet as words } from "#content/data-sheet.ts";
import { product as productWords } from "#content/product.ts";
import { productActions } from "#content/product-actions.ts";
import { products } from "#content/products.ts";
import { specifications } from "#content/specifications.ts";
import { company } from "#facts/company.ts";
import { featureTitles } from "../src/format/feature-titles.ts";
import { monthInWords } from "../src/format/in-words.ts";
import { dataSheetPath, productPath } from "../src/format/paths.ts";
import { specRows } from "../src/format/spec-rows.ts";
import { dataSheetName } from "../src/model/data-sheet.ts";
import { haveSharedFigures } from "../src/model/product-page.ts";
import { issued } from "../tools/data-sheet/issued.ts";
import { factsOf, fontsOf, readsPdf, structureOf, textOf } from "../tools/read-pdf.ts";
import { pictureName } from "./product-words.ts";
import { expect, open, test } from "./test.ts";

const specNote = haveSharedFigures(products) ? specifications.note : specifications.ownNote;

for (const product of products) {
  test(`data sheet of ${product.model} is small, accessible and has the text of the product page on one A4 page`, async ({
    request,
  }) => {
    const response = await request.get(dataSheetPath(product));
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    const pdf = await response.body();
    expect(pdf.length).toBeLessThan(300_000);
    const bytes = pdf.toString("latin1");
    expect(bytes).toMatch(/^%PDF-1\.7/);
    expect(bytes).toContain("/Lang (en-IN)");
    expect(bytes).toContain("/DisplayDocTitle true");
    expect(bytes).toContain(`/Alt (${pictureName(product)})`);

    test.skip(!readsPdf(), "poppler is not installed");
    expect(factsOf(pdf)).toMatchObject({
      Title: words.title({ model: product.model }),
      Tagged: "yes",
      Pages: "1",
      "Page size": "595.28 x 841.89 pts (A4)",
    });
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, embedded } of fonts) expect({ name, embedded }).toEqual({ name, embedded: true });

    let text = textOf(pdf);
    expect(text).toContain(words.issued({ date: monthInWords(issued()) }));
    const rows = specRows(product).flatMap(({ label, value }) => [label, value]);
    const sales = Object.values(company.channels).flatMap(({ email, phone }) => [email, phone]);
    const inOrder = [
      product.model,
      product.capacity,
      product.description,
      ...featureTitles(product),
      ...rows,
      specNote,
      productWords.sizeNote,
      ...sales,
    ];
    for (const expected of inOrder.map((each) => each.replaceAll("\u00a0", " "))) {
      expect(text).toContain(expected);
      text = text.slice(text.indexOf(expected) + expected.length);
    }
    const tags = structureOf(pdf);
    expect(tags.match(/^ +TR/gm)).toHaveLength(specRows(product).length + 1);
    expect(tags.match(/\/Scope \/Row/g)).toHaveLength(specRows(product).length);
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
