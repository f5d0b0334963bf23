import { expect, test } from "vitest";
import { hours } from "../content/hours.ts";
import { hoursInWords, officeTime, openingStatus, twelveHourTime, type Weekday } from "./hours.ts";

const status = (day: Weekday, hour: number, minute = 0) =>
  openingStatus(hours, { day, minutes: hour * 60 + minute }).words;

test("opening status on weekdays changes at 9:00 AM and 6:00 PM exactly", () => {
  expect(status("Mon", 8, 59)).toBe("Opens at 9:00 AM");
  expect(status("Mon", 9)).toBe("Open until 6:00 PM");
  expect(status("Mon", 17, 59)).toBe("Open until 6:00 PM");
  expect(status("Mon", 18)).toBe("Opens tomorrow at 9:00 AM");
});

test("opening status follows the shorter Saturday and the closed Sunday", () => {
  expect(status("Fri", 18)).toBe("Opens tomorrow at 10:00 AM");
  expect(status("Sat", 10)).toBe("Open until 4:00 PM");
  expect(status("Sat", 16)).toBe("Opens Monday at 9:00 AM");
  expect(status("Sun", 12)).toBe("Opens tomorrow at 9:00 AM");
});

test("officeTime converts to the time zone of the office", () => {
  expect(officeTime(new Date("2026-11-16T03:30:00Z"), 330)).toEqual({ day: "Mon", minutes: 9 * 60 });
  expect(officeTime(new Date("2026-11-15T18:30:00Z"), 330)).toEqual({ day: "Mon", minutes: 0 });
});

test("opening status is closed when no day has times", () => {
  expect(openingStatus({ utcOffset: 330, days: {} }, { day: "Mon", minutes: 600 }).words).toBe("Closed");
});

test("twelveHourTime writes midnight as 12:00 AM and noon as 12:00 PM", () => {
  expect(twelveHourTime(0)).toBe("12:00 AM");
  expect(twelveHourTime(12 * 60)).toBe("12:00 PM");
  expect(twelveHourTime(16 * 60 + 5)).toBe("4:05 PM");
});

test("hoursInWords groups days with the same times", () => {
  expect(hoursInWords(hours)).toEqual([
    { days: "Monday to Friday", times: "9:00 AM - 6:00 PM" },
    { days: "Saturday", times: "10:00 AM - 4:00 PM" },
    { days: "Sunday", times: "Closed" },
  ]);
});
