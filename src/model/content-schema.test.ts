import { expect, test } from "vitest";
import { products } from "../content/products/index.ts";
import { catalogueProblems, placeholders } from "./content-schema.ts";
import { makeProduct } from "./product.fixture.ts";

test("current catalogue has no problems", () => {
  expect(catalogueProblems(products)).toEqual([]);
});

test("catalogueProblems names the product, the field and the problem", () => {
  const [problem] = catalogueProblems([makeProduct({ description: "x".repeat(240) })]);
  expect(problem).toMatch(/^Product "FLARE 6.2KW": description \(length 240\): .*180/);
});

test.each([
  ["too few features", { features: ["Only one feature here"] }, "features"],
  ["a feature listed twice", { features: Array.from({ length: 5 }, () => "The same feature") }, "features"],
  ["an invalid capacity", { capacity: "large" }, "capacity"],
  ["a capacity that disagrees with the type", { capacity: "6.2KW" }, "capacity"],
  ["a capacity that disagrees with the model", { capacity: "8.2KW Hybrid" }, "capacity"],
  ["a model of another brand", { model: "GLARE 6.2KW" }, "model"],
] as const)("catalogueProblems reports %s", (_, fields, field) => {
  expect(catalogueProblems([makeProduct(fields)]).join("\n")).toContain(`: ${field}`);
});

test("catalogueProblems reports two products with the same slug", () => {
  expect(catalogueProblems([makeProduct(), makeProduct()]).join("\n")).toContain("same address");
});

test("placeholders finds nested placeholders and no real addresses", () => {
  expect(
    placeholders({ a: [{ email: "hello@flare.example" }], phone: "+91 00000 00001", real: "hello@flare.in" }),
  ).toEqual(["hello@flare.example", "+91 00000 00001"]);
});
