import { expect, test } from "vitest";
import { products } from "../content/products/index.ts";
import { sizeNote } from "../content/size-note.ts";
import { specRows } from "../model/spec.ts";
import { catalogue, catalogueJsonSchema, catalogueSchema } from "./catalogue.ts";

test("catalogue matches its schema", () => {
  expect(catalogueSchema.safeParse(catalogue()).error).toBeUndefined();
  expect(catalogueJsonSchema().required).toEqual(Object.keys(catalogue()));
});

test("catalogue has every product with its description and specification", () => {
  expect(catalogue().products.map(({ model }) => model)).toEqual(products.map(({ model }) => model));
  const [first] = catalogue().products;
  expect(first).toMatchObject({
    slug: "flare-42kw",
    url: "https://flare.example/products/flare-42kw",
    kilowatts: 4.2,
    capacity: "4.2KW",
    type: "standard",
    dataSheet: "https://flare.example/data-sheets/FLARE-4.2KW-data-sheet.pdf",
    specification: specRows({ capacity: "4.2KW" }),
  });
});

test("catalogue has the estimate note beside every description", () => {
  for (const { descriptionNote } of catalogue().products) expect(descriptionNote).toBe(sizeNote);
  expect(sizeNote).toMatch(/estimate.*as of \w+ \d{4}/);
});

test("catalogue has a picture for a model without photographs", () => {
  const drawn = catalogue().products.find(({ model }) => model === "FLARE 5.0KW Hybrid");
  expect(drawn?.pictures.map(({ url }) => url)).toEqual(["https://flare.example/share/flare-50kw-hybrid.jpg"]);
});
