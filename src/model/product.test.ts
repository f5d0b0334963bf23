import { expect, test } from "vitest";
import { makeProduct } from "./product.fixture.ts";
import { byCapacity, kilowatts, numeral, rankOf } from "./product.ts";

test("numeral is the number in the model name, with its decimal", () => {
  expect(numeral({ model: "FLARE 5.0KW Hybrid" })).toBe("5.0");
  expect(kilowatts({ model: "FLARE 10.2KW" })).toBe(10.2);
});

test("numeral throws for a model without a capacity and names it", () => {
  expect(() => numeral({ model: "FLARE Mini" })).toThrow('Product "FLARE Mini"');
});

test("rankOf tells the largest and the smallest of the range from the others", () => {
  const range = ["FLARE 4.2KW", "FLARE 6.2KW", "FLARE 10.2KW"].map((model) => ({ model }));
  expect(range.map((product) => rankOf(product, range))).toEqual(["smallest", "other", "largest"]);
});

test("byCapacity sorts smallest first and does not change its argument", () => {
  const products = ["FLARE 10.2KW", "FLARE 4.2KW"].map((model) => makeProduct({ model }));
  expect(byCapacity(products).map(kilowatts)).toEqual([4.2, 10.2]);
  expect(products.map(kilowatts)).toEqual([10.2, 4.2]);
});
