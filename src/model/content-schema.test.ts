import { expect, test } from "vitest";
import { products } from "../content/products/index.ts";
import { catalogueProblems, placeholders } from "./content-schema.ts";
import { makeProduct } from "./product.fixture.ts";

test("the catalogue as it stands is in order", () => {
  expect(catalogueProblems(products)).toEqual([]);
});

test("a problem names the product, the field and what is wrong", () => {
  const [problem] = catalogueProblems([makeProduct({ description: "x".repeat(240) })]);
  expect(problem).toMatch(/^Product "FLARE 6.2KW": description \(length 240\): .*180/);
});

test.each([
  ["too few features", { features: ["Only one feature here"] }, "features"],
  ["a feature listed twice", { features: Array.from({ length: 5 }, () => "The same feature") }, "features"],
  ["a capacity that is no capacity", { capacity: "large" }, "capacity"],
  ["a capacity that disagrees with the type", { capacity: "6.2KW" }, "capacity"],
  ["a capacity that disagrees with the model", { capacity: "8.2KW Hybrid" }, "capacity"],
  ["a model of another make", { model: "GLARE 6.2KW" }, "model"],
] as const)("%s is refused", (_, fields, field) => {
  expect(catalogueProblems([makeProduct(fields)]).join("\n")).toContain(`: ${field}`);
});

test("two products at one address are refused", () => {
  expect(catalogueProblems([makeProduct(), makeProduct()]).join("\n")).toContain("same address");
});

test("placeholders are found however deep they are, and real addresses are left alone", () => {
  expect(
    placeholders({ a: [{ email: "hello@flare.example" }], phone: "+91 00000 00001", real: "hello@flare.in" }),
  ).toEqual(["hello@flare.example", "+91 00000 00001"]);
});
