import { z } from "zod";
import { label, message, text } from "./text.ts";

const field = z.strictObject({ label: label(), unit: label(), note: text(90) });

export const plannerSavings = z.strictObject({
  heading: label(),
  netMetering: z.strictObject({
    label: label(),
    note: text(90),
    options: z.strictObject({ unsure: label(), yes: label(), no: label() }),
  }),
  /** On a phone, while it is folded. `net` is "unsure", "yes" or "no", `other` the saving with net metering or "none". */
  inShort: message(120, "generation", "nearNil", "saving", "net", "other"),
  fields: z.strictObject({ array: field, units: field, rate: field, export: field, price: field }),
  /** The fold with the hours and the fields. */
  more: z.strictObject({ title: label(), note: label() }),
  generation: z.strictObject({ name: label(), unit: label(), note: message(60, "low", "high") }),
  saving: z.strictObject({
    name: label(),
    nearNil: label(),
    note: message(120, "net", "units", "rate", "exportRate", "other"),
    /** Where the units of a home are free. `yearly` is what it earns in a year, or "none". */
    surplus: message(90, "exportRate", "yearly"),
  }),
  subsidy: z.strictObject({ name: label(), note: text(160) }),
  business: z.strictObject({ name: label(), value: label(), note: text(160) }),
  carbon: z.strictObject({
    name: message(60, "formula"),
    unit: label(),
    note: message(120, "figure", "net", "source"),
    source: text(90),
    own: label(),
  }),
  covered: z.strictObject({ name: label(), value: label(), note: text(90) }),
  payback: z.strictObject({ name: label(), unit: label(), note: message(120, "fading") }),
  noPayback: z.strictObject({ name: label(), value: label(), note: message(60, "years") }),
  yield: message(120, "panels", "units", "own", "city", "limited"),
});
