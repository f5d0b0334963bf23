import { expect, test } from "vitest";
import { makeProduct } from "./product.fixture.ts";
import { numeral } from "./product.ts";
import { relatedProducts } from "./related.ts";

const products = ["4.2", "6.2", "8.2", "10.2", "5.0"].map((size) => makeProduct({ model: `FLARE ${size}KW` }));

test("relatedProducts are the three nearest in size, smallest first, without the product", () => {
  const related = (model: string) =>
    products
      .filter((product) => product.model === model)
      .flatMap((product) => relatedProducts(products, product).map(numeral));
  expect(related("FLARE 4.2KW")).toEqual(["5.0", "6.2", "8.2"]);
  expect(related("FLARE 10.2KW")).toEqual(["5.0", "6.2", "8.2"]);
  expect(related("FLARE 6.2KW")).toEqual(["4.2", "5.0", "8.2"]);
});
