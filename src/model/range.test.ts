import { expect, test } from "vitest";
import { products } from "../content/products/index.ts";
import { makeProduct } from "./product.fixture.ts";
import type { Product } from "./product.ts";
import { productPage } from "./product-page.ts";
import { acrossTheRange, frameProducts } from "./range.ts";

const manyProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, i) => makeProduct({ model: `FLARE ${1 + i}.0KW`, image: "packshot-62" }));

const models = (list: readonly Pick<Product, "model">[]) => list.map(({ model }) => model);

test("today's five are all on the line, smallest first", () => {
  expect(models(acrossTheRange(products))).toEqual([
    "FLARE 4.2KW",
    "FLARE 5.0KW Hybrid",
    "FLARE 6.2KW",
    "FLARE 8.2KW",
    "FLARE 10.2KW",
  ]);
});

test("of a large range the line shows both ends and some evenly between", () => {
  expect(models(acrossTheRange(manyProducts(11), 3))).toEqual(["FLARE 1.0KW", "FLARE 6.0KW", "FLARE 11.0KW"]);
  expect(acrossTheRange(manyProducts(500))).toHaveLength(6);
});

test("the menu lists the four with a picture, the footer all five, in the order of the grid", () => {
  const { menu, footer } = frameProducts(products);
  expect(models(menu)).toEqual(["FLARE 4.2KW", "FLARE 6.2KW", "FLARE 8.2KW", "FLARE 10.2KW"]);
  expect(models(footer)).toEqual(models(products));
});

test("the frame of every page says no more of five hundred products than of ten", () => {
  expect(frameProducts(manyProducts(500))).toEqual(frameProducts(manyProducts(10)));
});

test("a product's page knows its product by either spelling, three neighbours and the largest; an unknown one is nothing", () => {
  const page = productPage(products, "flare-6.2kw");
  expect(page?.product.model).toBe("FLARE 6.2KW");
  expect(page?.related).toHaveLength(3);
  expect(page?.largest).toBe(10.2);
  expect(productPage(products, "nope")).toBeNull();
});
