import { expect, test } from "vitest";
import { clockTime } from "./clock-time.ts";

test.each([
  [0, "00:00"],
  [9.5, "09:30"],
  [17.17, "17:10"],
  [24, "00:00"],
])("clockTime of %s hours is %s", (hours, text) => {
  expect(clockTime(hours)).toBe(text);
});
