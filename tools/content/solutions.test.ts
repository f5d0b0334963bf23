import { expect, test } from "vitest";
import { problemsWith } from "./problems.fixture.ts";

test("a solution that fits no model is refused", () => {
  expect(problemsWith("facts/solutions.yaml", "upTo: 6.2", "upTo: 1")).toEqual([
    "content/facts/solutions.yaml: solutions.home: fits no model",
  ]);
});

test("models for a tile that no language has are refused", () => {
  expect(problemsWith("facts/solutions.yaml", "home:", "farm:")).toEqual([
    'content/facts/solutions.yaml: solutions: there is no tile "farm"',
  ]);
});

test("a tile may be in one language only, and without models of its own", () => {
  expect(problemsWith("en/solution-tiles.yaml", "id: home", "id: farm")).toEqual([]);
});
