import { expect, test } from "vitest";
import { problemsWith } from "./problems.fixture.ts";

test.each([
  ["facts/specification", /min: .*/, "min: 1800", 'trackingRange.max: is less than "min"'],
  ["facts/market", /low: .*/, "low: 8.5", "yieldRange.low: is too large (at most 1)"],
  ["facts/market", /(starting:\n +from: .*\n +least:) .*/, "$1 20", 'starting.most: is less than "least"'],
  ["facts/market", /(arrayRatio:\n +least:) .*/, "$1 9", 'arrayRatio.usual: is less than "least"'],
])("in %s a figure that disagrees with another is refused", (name, from, to, reason) => {
  expect(problemsWith(`${name}.yaml`, from, to)).toEqual([`content/${name}.yaml: ${reason}`]);
});

test.each([
  ["facts/appliances", /- id: bldc$/m, "- id: fan", "appliances.1.id: another entry has this id"],
  ["facts/cities", /- id: pune$/m, "- id: new-delhi", /cities\.\d+\.id: another entry has this id/],
  ["facts/company", "network: Instagram", "network: LinkedIn", "social.1.network: another entry has this network"],
  ["products/flare-62kw", "kind: display", "kind: side", "views.1.kind: another entry has this kind"],
])("a duplicate entry in %s is the only problem", (name, from, to, reason) => {
  const [problem, ...others] = problemsWith(`${name}.yaml`, from, to);
  expect(problem).toMatch(reason);
  expect(problem).toContain(`content/${name}.yaml`);
  expect(others).toEqual([]);
});

test("two products of the same order are refused", () => {
  expect(problemsWith("products/flare-62kw.yaml", /order: .*/, "order: 10")).toEqual([
    "content/products/flare-62kw.yaml: order: content/products/flare-42kw.yaml has the same",
  ]);
});

test("a product's picture that is no packshot is refused, and so is an empty story", () => {
  expect(problemsWith("products/flare-62kw.yaml", "picture: packshot-62", "picture: sunrise")).toEqual([
    "content/products/flare-62kw.yaml: picture: is no picture of art/sources that is called packshot-…",
  ]);
  expect(problemsWith("en/about.yaml", /^story:[\s\S]*/m, "story: []\n")).toEqual([
    "content/en/about.yaml: story: has too few entries (at least 1)",
  ]);
});
