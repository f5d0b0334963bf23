import { z } from "zod";
import { aboutProduct, specRowIds } from "./specification.ts";
import { id } from "./text.ts";

/** By id. `row` is the row of the specification with the same information, if any. */
export const features = z.record(
  id(),
  z.strictObject({ title: aboutProduct(220), row: z.enum(specRowIds).optional() }),
);

const icon = z.enum(["battery", "backup", "trackers", "efficiency", "strings", "current", "factor"]);

/** What product pages say besides; each feature has one. */
export const featureNotes = z.record(id(), z.strictObject({ icon, text: aboutProduct(300) }));

export type FeatureIcon = z.output<typeof icon>;
