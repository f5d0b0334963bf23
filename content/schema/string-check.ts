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
    "over-current": message(60, "limit"),
  }),
  reason: z.strictObject({
    fits: message(300, "panels", "cold", "hot", "min", "max"),
    /** Follows the sentence above. */
    "over-current": text(120),
    "too-many": message(160, "panels", "cold", "over", "max"),
    "too-few": message(160, "panels", "hot", "short", "min"),
    "no-length": message(160, "min", "max"),
    "vmp-above-voc": text(200),
  }),
  results: z.strictObject({ lengths: label(), current: label(), power: label() }),
  /** `fit` is "none", "one" or "range". `fitsWith` is a complete sentence. */
  lengths: message(60, "fit", "fewest", "most"),
  fitsWith: message(60, "fit", "fewest", "most"),
  current: z.strictObject({
    "one-string": message(90, "amps"),
    "one-each": message(90, "amps"),
    shared: message(90, "strings", "shares", "amps"),
    limit: message(40, "limit"),
    parallel: text(80),
    over: text(80),
  }),
  power: z.strictObject({ total: message(120, "power", "usual", "least", "most"), below: text(80), above: text(80) }),
  arrangement: message(60, "strings", "panels"),
  assumptions: message(160, "voc", "vocPerDegree", "vmp", "vmpPerDegree", "imp", "coldest", "hottest"),
  summary: message(90, "strings", "panels", "headline"),
  estimate: text(120),
  ask: text(300),
  ruler: z.strictObject({
    range: label(),
    volts: message(40, "volts"),
    hot: message(40, "volts"),
    cold: message(40, "volts"),
    low: message(40, "volts"),
    high: message(40, "volts"),
  }),
  tracker: message(40, "number"),
  amps: message(40, "amps"),
});
