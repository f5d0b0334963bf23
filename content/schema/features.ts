import { z } from "zod";
import { aboutProduct, specRowIds } from "./specification.ts";
import { id } from "./text.ts";

const icon = z.enum(["battery", "backup", "trackers", "efficiency", "strings", "current", "factor"]);

/** By id, which products and words refer to. */
export const features = z.record(
  id(),
  z.strictObject({
    icon,
    row: z.enum(specRowIds).optional().describe("The row of the specification with the same information, if any."),
  }),
);

export const featureTitles = z.record(id(), aboutProduct(220));

/** What product pages say besides. */
export const featureNotes = z.record(id(), aboutProduct(300));

export type FeatureIcon = z.output<typeof icon>;
