import { expect, test } from "vitest";
import { suggestedArray } from "./suggested-array.ts";

test.each([
  ["FLARE 4.2KW", "5.0 kWp"],
  ["FLARE 5.0KW Hybrid", "6.0 kWp"],
  ["FLARE 6.2KW", "7.4 kWp"],
  ["FLARE 8.2KW", "9.8 kWp"],
  ["FLARE 10.2KW", "12.2 kWp"],
])("%s suggests %s of panels", (model, array) => {
  expect(suggestedArray({ model })).toBe(array);
});
