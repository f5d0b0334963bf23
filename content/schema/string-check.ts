import { z } from "zod";
import { source } from "./source.ts";
import { label, message, text } from "./text.ts";

const positive = z.number().positive();

/** A panel at 25 °C (volts, amperes, percent per degree), and its weather. */
const example = z.strictObject({
  source: source(),
  panel: z.strictObject({
    voc: positive,
    vmp: positive,
    imp: positive,
    vocPerDegree: z.number(),
    vmpPerDegree: z.number(),
    watts: positive,
  }),
  coldest: z.number().describe("°C: air on a winter morning."),
  hottest: z.number().describe("°C: cells on a summer afternoon."),
});

export const stringCheck = example.transform(({ source: _, ...figures }) => figures);

const field = z.strictObject({ label: label(), unit: label().optional(), note: text(60).optional() });
const group = z.strictObject({ heading: label(), note: text(200) });

export const stringCheckWords = z.strictObject({
  calculated: text(80),
  private: text(160),
  withoutScript: text(120),
  fields: z.strictObject({
    panels: field,
    strings: field,
    voc: field,
    vmp: field,
    imp: field,
    voctc: field,
    vmptc: field,
    cold: field,
    hot: field,
  }),
  strings: label(),
  panel: group,
  heat: group,
  reset: label(),
  headline: z.strictObject({
    fits: label(),
    "too-many": label(),
    "too-few": label(),
    "no-length": label(),
    "vmp-above-voc": label(),
    "over-current": message("limit"),
  }),
  reason: z.strictObject({
    fits: message("panels", "cold", "hot", "min", "max"),
    /** Follows the sentence above. */
    "over-current": text(120),
    "too-many": message("panels", "cold", "over", "max"),
    "too-few": message("panels", "hot", "short", "min"),
    "no-length": message("min", "max"),
    "vmp-above-voc": text(200),
  }),
  results: z.strictObject({ lengths: label(), current: label(), power: label() }),
  /** `fit` is "none", "one" or "range". The second is the whole sentence. */
  lengths: message("fit", "fewest", "most"),
  fitsWith: message("fit", "fewest", "most"),
  current: z.strictObject({
    "one-string": message("amps"),
    "one-each": message("amps"),
    shared: message("strings", "shares", "amps"),
    limit: message("limit"),
    parallel: text(80),
    over: text(80),
  }),
  power: z.strictObject({ total: message("power", "usual", "least", "most"), below: text(80), above: text(80) }),
  arrangement: message("strings", "panels"),
  assumptions: message("voc", "vocPerDegree", "vmp", "vmpPerDegree", "imp", "coldest", "hottest"),
  summary: message("strings", "panels", "headline"),
  estimate: text(120),
  ask: text(300),
  ruler: z.strictObject({
    range: label(),
    volts: message("volts"),
    hot: message("volts"),
    cold: message("volts"),
    low: message("volts"),
    high: message("volts"),
  }),
  tracker: message("number"),
  amps: message("amps"),
});
