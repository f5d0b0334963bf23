import { z } from "zod";
import { id } from "./text.ts";

const use = z.enum(["home", "business"]);

export const plannerExamples = z.strictObject({
  /** The example that the planner starts with. */
  first: id(),
  city: id(),
  /** How many of each appliance. */
  examples: z.array(z.strictObject({ id: id(), use, counts: z.record(id(), z.int().positive()) })),
  /** Shown at once; the others are under 'More appliances'. */
  common: z.record(use, z.array(id())),
});
