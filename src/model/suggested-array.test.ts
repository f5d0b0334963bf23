import { expect, test } from "vitest";
import { suggestedArray } from "./suggested-array.ts";

test("suggestedArray is the power times the ratio, to one decimal", () => {
  expect(suggestedArray({ model: "FLARE 5.0KW Hybrid" }, 1.2)).toBe(6);
  expect(suggestedArray({ model: "FLARE 8.2KW" }, 1.2)).toBe(9.8);
  expect(suggestedArray({ model: "FLARE 8.2KW" }, 1)).toBe(8.2);
});
