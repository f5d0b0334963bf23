import { z } from "zod";
import { label, message, text } from "./text.ts";

const field = z.strictObject({ label: label(), unit: label(), note: text(90) });

export const plannerSavings = z.strictObject({
  heading: label(),
  lead: text(120),
  /** Without JavaScript. */
  leadAlone: text(90),
  /** On a phone, while the year is folded. */
  inShort: message("generation", "nearNil", "saving"),
  fields: z.strictObject({ array: field, units: field, rate: field, export: field, price: field }),
  bar: z.strictObject({
    used: message("units"),
    surplus: message("units"),
    /** `bought` may be "none". */
    year: message("units", "bought"),
  }),
  generation: z.strictObject({ name: label(), unit: label(), note: message("low", "high") }),
  saving: z.strictObject({ name: label(), nearNil: label(), note: text(120) }),
  subsidy: z.strictObject({ name: label(), note: text(500) }),
  business: z.strictObject({ name: label(), value: label(), note: text(160) }),
  carbon: z.strictObject({
    name: message("formula"),
    unit: label(),
    note: message("figure", "source"),
    source: text(90),
    own: label(),
  }),
  covered: z.strictObject({ name: label(), value: label(), note: text(90) }),
  payback: z.strictObject({ name: label(), unit: label(), note: message("fading") }),
  noPayback: z.strictObject({ name: label(), value: label(), note: message("years") }),
  yield: message("panels", "units", "own", "city", "limited"),
  fine: text(300),
});
