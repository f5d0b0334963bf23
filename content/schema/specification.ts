import { z } from "zod";

const positive = z.number().positive();

/** Volts, amperes and percent. */
export const specification = z.strictObject({
  trackingRange: z.strictObject({ min: positive, max: positive }),
  inputCurrent: positive,
  trackers: z.int().min(1).max(8),
  outputCurrent: positive,
  powerFactor: positive.max(1),
  efficiency: positive.max(100),
});

export type Specification = z.output<typeof specification>;
