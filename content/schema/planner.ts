import { z } from "zod";
import { id, label, message, text } from "./text.ts";

const choice = z.strictObject({ label: label(), note: text(90) });
const trouble = z.strictObject({ heading: label(), text: text(160) });

export const planner = z.strictObject({
  lead: text(160),
  withoutScript: message("example", "city"),
  calculated: text(90),
  wattages: text(90),
  private: text(160),
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
  examples: z.record(id(), z.strictObject({ name: label(), description: label(), inSentence: text(60) })),
  list: z.strictObject({
    heading: label(),
    nothing: label(),
    counted: message("pieces", "kinds"),
    watts: message("watts"),
    yours: label(),
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
    connected: label(),
    together: label(),
    allAtOnce: label(),
    need: message("percent"),
    unit: label(),
    /** At the end of the gauge. */
    scale: message("kilowatts"),
    /** For screen readers. */
    carries: message("model", "need"),
    see: message("model"),
    next: label(),
    headroom: message("free", "model", "together"),
    empty: trouble,
    tooLarge: trouble,
    starts: message("appliances"),
    talk: label(),
  }),
  howCounted: z.strictObject({
    heading: label(),
    percent: message("figure", "own"),
    allAtOnce: message("connected"),
    notAll: text(60),
    together: message("small", "other", "together", "connected"),
    source: text(200),
    headroom: message("percent", "together", "factor", "watts", "need"),
    smallest: message("backup"),
  }),
});
