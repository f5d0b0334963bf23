import { z } from "zod";
import { id, label, text } from "./text.ts";

/** By the ids in content/facts/appliances.yaml. */
export const plannerAppliances = z.strictObject({
  groups: z.strictObject({ cooling: label(), light: label(), kitchen: label() }),
  names: z.record(id(), label()),
});

/** By the ids in content/facts/cities.yaml. */
export const plannerCities = z.strictObject({
  names: z.record(id(), label()),
  /** What a state gives: `free` where homes pay nothing for their units, `subsidy` beside the central one. */
  notes: z.record(id(), z.strictObject({ free: text(200).optional(), subsidy: text(160).optional() })),
});
