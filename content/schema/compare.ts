import { z } from "zod";
import { id, label, message, text } from "./text.ts";

export const compare = z.strictObject({
  heading: label(),
  choose: text(60),
  chooseOne: text(60),
  fold: label().describe("Opens the table of all models, or of some if they are too many for one."),
  foldSome: message("count"),
  toggle: label(),
  toggleModel: message("model"),
  bar: z.strictObject({
    label: label(),
    chosen: message("count"),
    sizes: message("sizes"),
    oneMore: label(),
    compare: label(),
    clear: label(),
  }),
  status: z.strictObject({ added: message("model", "count"), removed: message("model", "count"), cleared: text(60) }),
  table: z.strictObject({
    caption: message("models"),
    type: label(),
    yes: label(),
    no: label(),
    remove: message("model"),
    calculated: text(80),
    panels: label(),
    panelsNote: text(120),
    array: message("array"),
    runs: label(),
    runsNote: text(200),
    next: label(),
    see: message("model"),
    sameForRange: label(),
    sameForChosen: label(),
  }),
  add: z.strictObject({ label: label(), model: message("model"), size: message("size") }),
});

/** For messages, copying and sharing. */
export const compareSummary = z.strictObject({
  title: label(),
  model: message("model", "capacity", "type", "array", "runs"),
  estimates: text(200),
});

/** What a size runs at once, by appliance. The appliances are those of content/facts/run-examples.yaml. */
export const runExampleWords = z.strictObject({
  base: z.record(id(), message("count")),
  repeated: z.record(id(), message("count", "inWords")),
  extras: z.record(id(), label()),
  plus: message("base", "more"),
  none: label(),
  /** On a card, and what the basics are below the cards. */
  short: message("loads"),
  basics: label(),
  note: message("basics"),
});

/** Ids of appliances. */
export const runExamples = z.strictObject({
  base: z.record(id(), z.int().positive()).describe("Assumed to run in every home, with their number."),
  repeated: id().describe("Then as many of these as fit."),
  extras: z.array(id()).describe("Then, in this order, each that still fits."),
});
