import { z } from "zod";
import { id, label, message, text } from "./text.ts";

const choice = z.strictObject({ label: label(), note: text(90) });
const trouble = z.strictObject({ heading: label(), text: text(160) });

export const planner = z.strictObject({
  lead: text(90),
  withoutScript: message(90, "example", "city"),
  calculated: text(90),
  estimates: text(90),
  private: text(120),
  choices: z.strictObject({
    use: label(),
    home: label(),
    business: label(),
    examples: label(),
    nothing: label(),
    city: label(),
    backup: choice,
    allAtOnce: choice,
  }),
  /** By their ids in content/facts/planner-examples.yaml. */
  examples: z.record(id(), z.strictObject({ name: label(), description: text(120), inSentence: text(160) })),
  house: z.strictObject({ label: label(), appliance: message(40, "name", "count") }),
  list: z.strictObject({
    heading: label(),
    nothing: label(),
    counted: message(40, "pieces", "kinds"),
    watts: message(40, "watts"),
    ownWatts: message(40, "watts"),
    more: label(),
    kinds: message(40, "kinds"),
    oneFewer: message(40, "name"),
    oneMore: message(40, "name"),
    problems: z.strictObject({
      notANumber: message(60),
      tooSmall: message(60, "count"),
      tooLarge: message(60, "count"),
      notWhole: message(60),
    }),
  }),
  answer: z.strictObject({
    /** At the end of the gauge. */
    scale: message(40, "kilowatts"),
    /** In place of a model's numeral. */
    figure: z.strictObject({ none: text(5), unknown: text(5), tooLarge: text(10) }),
    heading: message(40, "model"),
    need: message(120, "allAtOnce", "connected", "together", "percent", "need"),
    /** For screen readers. */
    carries: message(60, "model", "need"),
    /** After the model, at the bottom of a phone. */
    bar: message(40, "need"),
    see: message(40, "model"),
    empty: trouble,
    tooLarge: trouble,
    starts: message(260, "appliances"),
    talk: label(),
  }),
  howCounted: z.strictObject({
    heading: label(),
    ours: label(),
    mixed: label(),
    percent: message(40, "figure", "own"),
    allAtOnce: message(60, "connected"),
    together: message(400, "small", "other", "together", "connected"),
    headroom: message(120, "percent", "need", "backup"),
  }),
});
