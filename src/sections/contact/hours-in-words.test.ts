import { expect, test } from "vitest";
import { hours } from "#facts/hours.ts";
import { hoursInWords, statusInWords } from "./hours-in-words.ts";

test("hoursInWords lists the specified business hours", () => {
  expect(hoursInWords(hours)).toMatchObject([
    { days: "Monday to Friday", times: "9:00 AM - 6:00 PM" },
    { days: "Saturday", times: "10:00 AM - 4:00 PM" },
    { days: "Sunday", times: "Closed" },
  ]);
});

test("statusInWords names the time and day of every status", () => {
  expect(statusInWords({ is: "open", until: 1080 })).toContain("6:00 PM");
  expect(statusInWords({ is: "opens-today", at: 540 })).toContain("9:00 AM");
  expect(statusInWords({ is: "opens-tomorrow", at: 600 })).toContain("10:00 AM");
  const later = statusInWords({ is: "opens-later", day: "Mon", at: 540 });
  expect(later).toContain("Monday");
  expect(later).toContain("9:00 AM");
  expect(statusInWords({ is: "closed" })).not.toBe("");
});
