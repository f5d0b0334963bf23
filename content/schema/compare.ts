import { z } from "zod";
import { id, label, message, text } from "./text.ts";

export const compare = z.strictObject({
  heading: label(),
  choose: text(60),
  chooseOne: text(60),
  fold: label().describe("Opens the table of all models, or of some if they are too many for one."),
  foldSome: message(40, "count"),
  toggle: label(),
  toggleModel: message(40, "model"),
  bar: z.strictObject({
    label: label(),
    chosen: message(40, "count"),
    sizes: message(40, "sizes"),
    oneMore: label(),
    compare: label(),
    clear: label(),
  }),
  status: z.strictObject({
    added: message(60, "model", "count"),
    removed: message(60, "model", "count"),
    cleared: text(60),
  }),
  table: z.strictObject({
    caption: message(40, "models"),
    type: label(),
    yes: label(),
    no: label(),
    remove: message(40, "model"),
    calculated: text(80),
    panels: label(),
    panelsNote: text(120),
    array: message(40, "array"),
    runs: label(),
    runsNote: text(200),
    next: label(),
    see: message(40, "model"),
    sameForRange: label(),
    sameForChosen: label(),
  }),
  add: z.strictObject({ label: label(), model: message(40, "model"), size: message(40, "size") }),
});

/** For messages, copying and sharing. */
export const compareSummary = z.strictObject({
  title: label(),
  model: message(120, "model", "type", "array", "runs"),
  estimates: text(200),
});

/** What a size runs at once, by appliance. The appliances are those of content/facts/run-examples.yaml. */
export const runExampleWords = z.strictObject({
  base: z.record(id(), message(40, "count")),
  repeated: z.record(id(), message(40, "count", "inWords")),
  extras: z.record(id(), label()),
  plus: message(40, "base", "more"),
  none: label(),
  /** `short` and `basics` are on a card; `note`, below the cards, lists the basics. */
  short: message(40, "loads"),
  basics: label(),
  note: message(200, "basics"),
});

/** Ids of appliances. */
export const runExamples = z.strictObject({
  base: z.record(id(), z.int().positive()).describe("Assumed to run in every home, with their number."),
  repeated: id().describe("Then as many of these as fit."),
  extras: z.array(id()).describe("Then, in this order, each that still fits."),
});
