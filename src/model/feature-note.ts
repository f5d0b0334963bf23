import type { SpecRowId } from "./spec.ts";

export type FeatureIcon = "battery" | "backup" | "trackers" | "efficiency" | "strings" | "current" | "factor";

/** By the text of the feature. `row` is the specification row with the same information, if any. */
export type FeatureNotes = Readonly<Record<string, { icon: FeatureIcon; text: string; row?: SpecRowId }>>;
