import { z } from "zod";

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00")
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

const day = z.strictObject({ opens: time, closes: time }).refine(
  // A refused time is reported by itself.
  ({ opens, closes }) => !(opens >= closes),
  {
    path: ["closes"],
    message: "must be later than the opening",
  },
);

/** Minutes after midnight at the office. A missing day is closed. */
export const hours = z.strictObject({
  utcOffset: z.int().describe("Minutes. India has no daylight saving time."),
  days: z.strictObject({ Mon: day, Tue: day, Wed: day, Thu: day, Fri: day, Sat: day, Sun: day }).partial(),
});
