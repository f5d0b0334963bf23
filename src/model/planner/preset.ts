import type { Counts } from "./appliance.ts";
import type { Use } from "./sizing.ts";

export type Preset = { use: Use; name: string; says: string; counts: Counts };

const sameCounts = (a: Counts, b: Counts): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, count]) => b[id] === count);

export const isChosen = (preset: Preset, use: Use, counts: Counts): boolean =>
  preset.use === use && sameCounts(preset.counts, counts);
