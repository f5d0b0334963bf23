import type { SpecRowId } from "./spec.ts";

export type FeatureIcon = "battery" | "backup" | "trackers" | "efficiency" | "strings" | "current" | "factor";

/** What is said beside a feature, found by the feature's own words; `row` is the row of the specification that says it too. */
export type FeatureNotes = Readonly<Record<string, { icon: FeatureIcon; text: string; row?: SpecRowId }>>;
