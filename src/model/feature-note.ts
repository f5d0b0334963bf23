export type FeatureIcon = "battery" | "backup" | "trackers" | "efficiency" | "strings" | "current" | "factor";

/** What is said beside a feature, found by the feature's own words. */
export type FeatureNotes = Readonly<Record<string, { icon: FeatureIcon; text: string }>>;
