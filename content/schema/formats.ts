import { z } from "zod";
import { label, message, partialMessage } from "./text.ts";

const days = z.strictObject({
  Mon: label(),
  Tue: label(),
  Wed: label(),
  Thu: label(),
  Fri: label(),
  Sat: label(),
  Sun: label(),
});

/** How this language writes numbers, dates and lists. Sentences get them from here. */
export const formats = z.strictObject({
  numbers: z.array(label()).length(13).describe("Zero to twelve."),
  fractions: z.record(z.string(), label()).describe('By percent: "a quarter" for 25.'),
  months: z.array(label()).length(12).describe("January to December."),
  /** "November 2026" */
  month: message(40, "month", "year"),
  /** "31 March 2027" */
  date: message(40, "day", "month", "year"),
  days,
  /** "Monday to Friday" */
  dayRange: message(40, "first", "last"),
  /** "9:00 AM", or "सुबह 9" on the hour. {half} is am or pm, {part} is morning, noon, evening or night. */
  time: partialMessage(160, "time", "hour", "minutes", "half", "part"),
  /** "9:00 AM - 6:00 PM" */
  timeRange: message(40, "from", "to"),
  /** "5.0, 6.2 and 8.2": {first} is all but the last, with commas. */
  list: message(40, "first", "last"),
  /** Between the members of a longer list: {first} is all before {next}. */
  series: message(40, "first", "next").describe('"5.0, 6.2, 8.2"'),
  clauses: message(40, "first", "next").describe("Between members that have commas."),
  sentences: message(40, "first", "next").describe("Between sentences of a paragraph."),
  sum: message(40, "first", "next").describe('"2 + 1"'),
  inputs: message(40, "first", "next").describe('A figure of each input: "12A/12A".'),
});
