import { z } from "zod";
import { label, message, text } from "./text.ts";

const field = z.strictObject({ label: label(), unit: label(), note: text(120) });
const cell = z.strictObject({ column: label(), label: message(40, "name"), unit: label() });
const override = message(60, "figure", "ours");

export const plannerAssumptions = z.strictObject({
  lead: text(90),
  habits: text(120),
  reset: label(),
  own: message(40, "label", "figures"),
  ownLabel: label(),
  yours: label(),
  ourFigure: message(40, "figure"),
  fields: z.strictObject({
    small: field,
    other: field,
    headroom: field,
    yield: field.extend({ note: message(120, "city") }),
    co2: field,
    fading: field,
  }),
  appliances: label(),
  average: message(40, "watts"),
  ourHabits: message(40, "watts", "time"),
  time: message(40, "from", "hours"),
  cells: z.strictObject({ watts: cell, from: cell, hours: cell }),
  problem: message(40, "column", "problem"),
  /** The visitor's figures, with ours in brackets. `changed` is "watts", "time" or "both". */
  overrides: z.strictObject({
    small: override,
    other: override,
    headroom: override,
    yield: override,
    co2: override,
    fading: override,
    habit: message(60, "changed", "name", "watts", "ourWatts", "time", "ourTime"),
  }),
});
