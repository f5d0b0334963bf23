import { expect, test } from "vitest";
import { suggestedArray } from "./suggested-array.ts";

test.each([
  ["FLARE 4.2KW", 5],
  ["FLARE 5.0KW Hybrid", 6],
  ["FLARE 6.2KW", 7.4],
  ["FLARE 8.2KW", 9.8],
  ["FLARE 10.2KW", 12.2],
])("%s suggests %d kWp of panels", (model, array) => {
  expect(suggestedArray({ model })).toBe(array);
});
