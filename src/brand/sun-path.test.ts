import { expect, test } from "vitest";
import { hoursBetween } from "./sun-path.ts";

test.each([
  [6, 12, 6],
  [12, 6, -6],
  [21, 6.5, 9.5],
  [6.5, 21, -9.5],
  [30.5, 12, 5.5],
  [-3, 21, 0],
])("hoursBetween(%s, %s) is %s, the shorter way", (from, to, hours) => {
  expect(hoursBetween(from, to)).toBeCloseTo(hours);
});
