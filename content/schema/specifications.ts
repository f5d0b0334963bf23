import { z } from "zod";
import { aboutProduct, specRowIds } from "./specification.ts";
import { label, message, text } from "./text.ts";

const row = <Name extends string>(...names: Name[]) => z.strictObject({ label: label(), value: message(60, ...names) });

/** The rows of the specification, in their order. */
export const specRows = z.strictObject({
  "max-power": row("capacity"),
  "rated-output": row("capacity"),
  "mppt-range": row("trackingMin", "trackingMax"),
  "max-input-current": row("inputCurrent").describe("Of one input."),
  "mpp-trackers": row("trackers"),
  "max-output-current": row("outputCurrent"),
  "power-factor": row("powerFactor"),
  efficiency: row("efficiency"),
});

/** `term` explains the figure, `meaning` what it does for the reader. */
const note = z.strictObject({ term: aboutProduct(240), meaning: aboutProduct(240) });

export const specifications = z.strictObject({
  heading: label(),
  figure: label(),
  meaning: label(),
  note: text(240).describe("Below the table: if all models share their figures, and if not."),
  ownNote: text(240),
  rows: z.record(z.enum(specRowIds), note),
  plots: z.strictObject({
    power: message(40, "value"),
    hours: label(),
    volts: message(40, "value"),
    amperes: message(40, "value"),
    eachInput: message(40, "inputCurrent"),
    lead: label(),
    lag: label(),
    efficiency: message(40, "efficiency"),
  }),
});

/** Printed on the data sheets, besides what the product page says too. */
export const dataSheetWords = z.strictObject({
  title: message(40, "model"),
  name: label(),
  issued: message(40, "date"),
});
