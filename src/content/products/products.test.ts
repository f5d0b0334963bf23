import { expect, test } from "vitest";
import { products } from "./index.ts";

test("products are the five of the specification, in its order", () => {
  expect(products.map(({ model, capacity, type, image }) => [model, capacity, type, Boolean(image)])).toEqual([
    ["FLARE 4.2KW", "4.2KW", "standard", true],
    ["FLARE 6.2KW", "6.2KW Hybrid", "hybrid", true],
    ["FLARE 8.2KW", "8.2KW Hybrid", "hybrid", true],
    ["FLARE 10.2KW", "10.2KW Hybrid", "hybrid", true],
    ["FLARE 5.0KW Hybrid", "5.0KW Hybrid", "hybrid", false],
  ]);
});

test("standard inverter does not mention a battery", () => {
  for (const { type, description, features } of products) {
    if (type === "standard") expect(`${description} ${features.join(" ")}`).not.toMatch(/batter|backup|power cut/i);
  }
});
