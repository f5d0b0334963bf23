import { expect, test } from "vitest";
import type { Estimates } from "./estimates.ts";
import { makeProduct } from "./product.fixture.ts";
import type { Product } from "./product.ts";
import { productPage } from "./product-page.ts";
import { columnsFor, frameProducts, MAX_SAMPLED, sampleBySize } from "./range.ts";
import { stringFacts } from "./string-check/string-facts.fixture.ts";

const manyProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, i) => makeProduct({ model: `FLARE ${1 + i}.0KW`, picture: "packshot-62" }));

/** The 5.0 has no picture. */
const products = ["4.2", "6.2", "8.2", "10.2", "5.0"].map((size) =>
  makeProduct({ model: `FLARE ${size}KW`, ...(size === "5.0" ? {} : { picture: "packshot-62" }) }),
);

const estimates: Estimates = {
  examples: { base: [], repeated: { id: "ac15", watts: 1600 }, extras: [], headroom: 25 },
  arrayRatio: 1.25,
};

const models = (list: readonly Pick<Product, "model">[]) => list.map(({ model }) => model);

test("sampleBySize has all five products, smallest first", () => {
  expect(models(sampleBySize(products))).toEqual([
    "FLARE 4.2KW",
    "FLARE 5.0KW",
    "FLARE 6.2KW",
    "FLARE 8.2KW",
    "FLARE 10.2KW",
  ]);
});

test("sampleBySize spreads a large range evenly from end to end", () => {
  expect(models(sampleBySize(manyProducts(17)))).toEqual(models(manyProducts(17).filter((_, i) => i % 2 === 0)));
  expect(sampleBySize(manyProducts(500))).toHaveLength(MAX_SAMPLED);
});

test("frameProducts lists the four with a picture in the menu and all five in the footer", () => {
  const { menu, footer } = frameProducts(products);
  expect(models(menu)).toEqual(["FLARE 4.2KW", "FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW"]);
  expect(models(footer)).toEqual(models(products));
});

test("frameProducts fills the menu with models without a picture, in their order", () => {
  const drawn = products.map((product, i) => (i === 1 ? product : { ...product, picture: undefined }));
  expect(models(frameProducts(drawn).menu)).toEqual(["FLARE 4.2KW", "FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW"]);
  expect(models(frameProducts(drawn.slice(1, 3)).menu)).toEqual(["FLARE 6.2KW", "FLARE 8.2KW"]);
});

test("columnsFor puts up to six models in one row and more in two", () => {
  expect([4, 5, 6, 7, 8, 9].map(columnsFor)).toEqual([4, 5, 6, 4, 4, 5]);
});

test("frameProducts is no larger for 500 products than for ten", () => {
  expect(frameProducts(manyProducts(500))).toEqual(frameProducts(manyProducts(10)));
});

test("productPage has three related products and the capacity of the largest", () => {
  const page = productPage(makeProduct(), products, stringFacts, estimates);
  expect(page.related).toHaveLength(3);
  expect(page.largest).toBe(10.2);
});

test("productPage knows whether all models have the same figures", () => {
  const { figures } = makeProduct();
  const own = makeProduct({ model: "FLARE 3.0KW", figures: { ...figures, trackers: 1 } });
  expect(productPage(makeProduct(), products, stringFacts, estimates).sharedFigures).toBe(true);
  expect(productPage(own, [...products, own], stringFacts, estimates).sharedFigures).toBe(false);
});
