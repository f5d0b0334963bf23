import { expect, test } from "vitest";
import { listed, numberInWords, twelveHourTime } from "./lists-and-dates.ts";

test("twelveHourTime writes midnight as 12:00 AM and noon as 12:00 PM", () => {
  expect(twelveHourTime(0)).toBe("12:00 AM");
  expect(twelveHourTime(12 * 60)).toBe("12:00 PM");
  expect(twelveHourTime(16 * 60 + 5)).toBe("4:05 PM");
});

test("listed joins with commas and a word before the last", () => {
  expect(listed([])).toBe("");
  expect(listed(["one"])).toBe("one");
  expect(listed(["one", "two", "three"])).toBe("one, two and three");
});

test("numberInWords writes numbers from thirteen on in digits", () => {
  expect(numberInWords(5)).toBe("five");
  expect(numberInWords(13)).toBe("13");
});
