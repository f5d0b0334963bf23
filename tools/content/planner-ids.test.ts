import { expect, test } from "vitest";
import { problemsWith } from "./problems.fixture.ts";

test("an appliance, a city and an example without words are refused", () => {
  expect(problemsWith("en/planner-appliances.yaml", /^ {2}fan: .*\n/m, "")).toEqual([
    'content/en/planner-appliances.yaml: names: "fan" is missing',
  ]);
  expect(problemsWith("en/planner-cities.yaml", /^ {2}pune: .*\n/m, "")).toEqual([
    'content/en/planner-cities.yaml: names: "pune" is missing',
  ]);
  expect(problemsWith("en/planner.yaml", /^ {2}shop:$/m, "  store:")).toEqual([
    'content/en/planner.yaml: examples: "shop" is missing',
    'content/en/planner.yaml: examples: there is no "store"',
  ]);
});

test("ids in the examples must exist", () => {
  const file = "facts/planner-examples.yaml";
  expect(problemsWith(file, "city: new-delhi", "city: atlantis")).toEqual([
    `content/${file}: city: there is no "atlantis"`,
  ]);
  expect(problemsWith(file, "first: house", "first: castle")).toEqual([`content/${file}: first: there is no "castle"`]);
  expect(problemsWith(file, "cooler: 1", "dragon: 1")).toEqual([
    `content/${file}: examples.0.counts: there is no "dragon"`,
  ]);
  expect(problemsWith(file, "    - geyser", "    - dragon")).toEqual([
    `content/${file}: common.home: there is no "dragon"`,
  ]);
});
