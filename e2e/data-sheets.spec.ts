import { company } from "../src/content/company.ts";
import { dataSheet } from "../src/content/data-sheet.ts";
import { products } from "../src/content/products/index.ts";
import { sizeNote } from "../src/content/size-note.ts";
import { specNote } from "../src/content/spec-notes.ts";
import { dataSheetPath, issuedInWords } from "../src/model/data-sheet.ts";
import { productPath } from "../src/model/slug.ts";
import { specRows } from "../src/model/spec.ts";
import { factsOf, fontsOf, readsPdf, structureOf, textOf } from "../tools/read-pdf.ts";
import { expect, open, test } from "./test.ts";

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
    const alt = product.image ? `${product.model} inverter` : `Line drawing of the ${product.model}`;
    expect(bytes).toContain(`/Alt (${alt})`);

    test.skip(!readsPdf(), "poppler is not installed");
    expect(factsOf(pdf)).toMatchObject({
      Title: `${product.model} data sheet`,
      Tagged: "yes",
      Pages: "1",
      "Page size": "595.28 x 841.89 pts (A4)",
    });
    const fonts = fontsOf(pdf);
    expect(fonts.length).toBeGreaterThan(2);
    for (const { name, embedded } of fonts) expect({ name, embedded }).toEqual({ name, embedded: true });

    let text = textOf(pdf);
    expect(text.match(/Issued (\w+ \d{4})/)?.[1]).toBe(issuedInWords(dataSheet.issued));
    const rows = specRows(product).flatMap(({ label, value }) => [label, value]);
    const sales = company.channels.flatMap(({ email, phone }) => [email, phone]);
    const inOrder = [
      product.model,
      product.capacity,
      product.description,
      ...product.features,
      ...rows,
      specNote,
      sizeNote,
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

test("'Download Specifications' downloads the data sheet from the table and from the summary", async ({ page }) => {
  const [product] = products.filter(({ image }) => !image);
  if (!product) throw new Error("one product has no image");
  await open(page, productPath(product));
  // The summary hides its link while the table's own link is in view.
  for (const name of [`${product.model} in short`, "Technical Specifications"]) {
    await page.getByRole("heading", { name: "Related products" }).evaluate((heading) => heading.scrollIntoView());
    const link = page.getByRole("region", { name }).getByRole("link", { name: "Download Specifications", exact: true });
    const download = page.waitForEvent("download");
    await link.click();
    expect((await download).suggestedFilename()).toBe("FLARE-5.0KW-Hybrid-data-sheet.pdf");
  }
});
