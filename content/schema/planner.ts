import { z } from "zod";
import { id, label, message, text } from "./text.ts";

const choice = z.strictObject({ label: label(), note: text(90) });
const trouble = z.strictObject({ heading: label(), text: text(160) });

export const planner = z.strictObject({
  lead: text(90),
  withoutScript: message("example", "city"),
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
  house: z.strictObject({ label: label(), appliance: message("name", "count") }),
  list: z.strictObject({
    heading: label(),
    nothing: label(),
    counted: message("pieces", "kinds"),
    watts: message("watts"),
    ownWatts: message("watts"),
    more: label(),
    kinds: message("kinds"),
    oneFewer: message("name"),
    oneMore: message("name"),
    problems: z.strictObject({
      notANumber: message(),
      tooSmall: message("count"),
      tooLarge: message("count"),
      notWhole: message(),
    }),
  }),
  answer: z.strictObject({
    /** At the end of the gauge. */
    scale: message("kilowatts"),
    heading: message("model"),
    need: message("allAtOnce", "connected", "together", "percent", "need"),
    /** For screen readers. */
    carries: message("model", "need"),
    /** After the model, at the bottom of a phone. */
    strip: message("need"),
    see: message("model"),
    empty: trouble,
    tooLarge: trouble,
    starts: message("appliances"),
    talk: label(),
  }),
  howCounted: z.strictObject({
    heading: label(),
    ours: label(),
    mixed: label(),
    percent: message("figure", "own"),
    allAtOnce: message("connected"),
    together: message("small", "other", "together", "connected"),
    headroom: message("percent", "need", "backup"),
  }),
});
