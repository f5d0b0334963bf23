import { expect, test } from "vitest";
import { problemsWith } from "./problems.fixture.ts";

test("a solution that fits no model is refused", () => {
  expect(problemsWith("facts/solutions.yaml", "upTo: 6.2", "upTo: 1")).toEqual([
    "content/facts/solutions.yaml: solutions.home: fits no model",
  ]);
});

test("a solution without a tile and a tile without a solution are refused in each language", () => {
  expect(problemsWith("en/solution-tiles.yaml", "id: home", "id: farm")).toEqual([
    'content/en/solution-tiles.yaml: solutions: "home" is missing',
    'content/en/solution-tiles.yaml: solutions: there is no "farm"',
  ]);
});
