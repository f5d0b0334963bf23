import { expect, test } from "vitest";
import { makeProduct } from "./product.fixture.ts";
import { byCapacity, kilowatts, numeral, typeLabel } from "./product.ts";

test("the numeral is the number in the model's name, its decimal kept", () => {
  expect(numeral({ model: "FLARE 5.0KW Hybrid" })).toBe("5.0");
  expect(kilowatts({ model: "FLARE 10.2KW" })).toBe(10.2);
});

test("a model that names no capacity is refused by name", () => {
  expect(() => numeral({ model: "FLARE Mini" })).toThrow('Product "FLARE Mini"');
});

test("types are called as on the badge", () => {
  expect(typeLabel("hybrid")).toBe("Hybrid Inverter");
  expect(typeLabel("standard")).toBe("Standard Inverter");
});

test("by capacity means smallest first, and leaves the list given alone", () => {
  const products = ["FLARE 10.2KW", "FLARE 4.2KW"].map((model) => makeProduct({ model }));
  expect(byCapacity(products).map(kilowatts)).toEqual([4.2, 10.2]);
  expect(products.map(kilowatts)).toEqual([10.2, 4.2]);
});
