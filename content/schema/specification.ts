import { z } from "zod";
import { ascending } from "./ascending.ts";
import { partialMessage } from "./text.ts";

const positive = z.number().positive();

/** Volts, amperes and percent. */
export const specification = z.strictObject({
  trackingRange: ascending(positive, "min", "max"),
  inputCurrent: positive,
  trackers: z.int().min(1).max(8),
  outputCurrent: positive,
  powerFactor: positive.max(1),
  efficiency: positive.max(100),
});

export type Specification = z.output<typeof specification>;

/** What sentences about a product may name. `trackers` is the number, `trackerCount` is the number in words. */
const figureNames = [
  "trackingMin",
  "trackingMax",
  "inputCurrent",
  "trackers",
  "trackerCount",
  "TrackerCount",
  "outputCurrent",
  "powerFactor",
  "efficiency",
] as const;

export type FigureName = (typeof figureNames)[number];

/** A sentence that may name figures of the product. */
export const aboutProduct = (max: number) => partialMessage(max, ...figureNames);

export const specRowIds = [
  "max-power",
  "rated-output",
  "mppt-range",
  "max-input-current",
  "mpp-trackers",
  "max-output-current",
  "power-factor",
  "efficiency",
] as const;

export type SpecRowId = (typeof specRowIds)[number];
