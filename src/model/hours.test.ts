import { expect, test } from "vitest";
import { groupDays, type OpeningHours, officeTime, openingStatus, type Weekday } from "./hours.ts";

const weekday = { opens: 540, closes: 1080 };
const saturday = { opens: 600, closes: 960 };
const hours: OpeningHours = {
  utcOffset: 330,
  days: { Mon: weekday, Tue: weekday, Wed: weekday, Thu: weekday, Fri: weekday, Sat: saturday },
};
const status = (day: Weekday, hour: number, minute = 0) => openingStatus(hours, { day, minutes: hour * 60 + minute });

test("opening status changes exactly when the office opens and closes", () => {
  expect(status("Mon", 8, 59)).toEqual({ is: "opens-today", at: 540 });
  expect(status("Mon", 9)).toEqual({ is: "open", until: 1080 });
  expect(status("Mon", 17, 59)).toEqual({ is: "open", until: 1080 });
  expect(status("Mon", 18)).toEqual({ is: "opens-tomorrow", at: 540 });
});

test("opening status follows the shorter Saturday and the closed Sunday", () => {
  expect(status("Fri", 18)).toEqual({ is: "opens-tomorrow", at: 600 });
  expect(status("Sat", 10)).toEqual({ is: "open", until: 960 });
  expect(status("Sat", 16)).toEqual({ is: "opens-later", day: "Mon", at: 540 });
  expect(status("Sun", 12)).toEqual({ is: "opens-tomorrow", at: 540 });
});

test("officeTime converts to the time zone of the office", () => {
  expect(officeTime(new Date("2026-11-16T03:30:00Z"), 330)).toEqual({ day: "Mon", minutes: 9 * 60 });
  expect(officeTime(new Date("2026-11-15T18:30:00Z"), 330)).toEqual({ day: "Mon", minutes: 0 });
});

test("opening status is closed when no day has times", () => {
  expect(openingStatus({ utcOffset: 330, days: {} }, { day: "Mon", minutes: 600 })).toEqual({ is: "closed" });
});

test("groupDays groups days with the same times", () => {
  expect(groupDays(hours)).toEqual([
    { days: ["Mon", "Tue", "Wed", "Thu", "Fri"], times: weekday },
    { days: ["Sat"], times: saturday },
    { days: ["Sun"], times: undefined },
  ]);
});
