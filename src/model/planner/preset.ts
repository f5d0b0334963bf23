import { type Counts, sameCounts } from "./appliance.ts";
import { type Plan, usualRhythm } from "./plan.ts";
import type { Use } from "./sizing.ts";

export type Preset = { use: Use; name: string; description: string; counts: Counts };

export const chosenPreset = (presets: readonly Preset[], { use, counts }: Plan): Preset | undefined =>
  presets.find((preset) => preset.use === use && sameCounts(preset.counts, counts));

/** Replaces an unchanged preset by one for the other use, but keeps counts that the visitor has changed. */
export function withUse(plan: Plan, use: Use, presets: readonly Preset[]): Plan {
  const example = chosenPreset(presets, plan) && presets.find((preset) => preset.use === use);
  return { ...plan, use, rhythm: usualRhythm(use), counts: example?.counts ?? plan.counts };
}
