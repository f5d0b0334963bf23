import { expect, test } from "vitest";
import { longestReading } from "./reading.ts";

test.each([
  ["Send", "Send"],
  ["Up to {kilowatts} kW", "Up to kilowatts kW"],
  ["{count, plural, =0 {None} one {One} other {{count} panels}}.", "count panels."],
  [
    "{net, select, yes {with} other {without{more, select, none {} other {, {more} more}}}} it",
    "without, more more it",
  ],
])("the longest reading of %s is %s", (source, reading) => {
  expect(longestReading(source)).toBe(reading);
});
