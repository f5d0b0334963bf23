import { expect, test } from "vitest";
import { product as words } from "#content/product.ts";
import { products } from "#content/products.ts";
import { market } from "#facts/market.ts";
import { featureTitles } from "../format/feature-titles.ts";
import { monthInWords } from "../format/lists-and-dates.ts";
import { dataSheetPath, productPath, shareCardPath } from "../format/paths.ts";
import { specRows } from "../format/spec-rows.ts";
import { kilowatts } from "../model/product.ts";
import { productSlug } from "../model/slug.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { catalogue, catalogueJsonSchema, catalogueSchema } from "./catalogue.ts";

test("catalogue matches its schema", () => {
  expect(catalogueSchema.safeParse(catalogue("2026-11-15")).error).toBeUndefined();
  expect(catalogueJsonSchema().required).toEqual(Object.keys(catalogue("2026-11-15")));
});

test("catalogue has every product with its description and specification", () => {
  expect(catalogue("2026-11-15").products.map(({ model }) => model)).toEqual(products.map(({ model }) => model));
  for (const [i, product] of products.entries()) {
    expect(catalogue("2026-11-15").products[i]).toMatchObject({
      slug: productSlug(product.model),
      url: absoluteUrl(productPath(product)),
      kilowatts: kilowatts(product),
      capacity: product.capacity,
      type: product.type,
      description: product.description,
      features: featureTitles(product),
      dataSheet: absoluteUrl(dataSheetPath(product)),
      specification: specRows(product),
    });
  }
});

test("catalogue has the estimate note, with its date, beside every description", () => {
  for (const { descriptionNote } of catalogue("2026-11-15").products) expect(descriptionNote).toBe(words.sizeNote);
  expect(words.sizeNote).toContain(monthInWords(market.asOf));
});

test("catalogue has a picture for a model without photographs", () => {
  for (const [i, { picture, model }] of products.entries()) {
    const urls = catalogue("2026-11-15").products[i]?.pictures.map(({ url }) => url);
    if (!picture) expect(urls).toEqual([absoluteUrl(shareCardPath(productSlug(model)))]);
    expect(urls?.length).toBeGreaterThan(0);
  }
});
