import { appliances } from "../../content/appliances.ts";
import { cities } from "../../content/cities.ts";
import { presets } from "../../content/planner.ts";
import { products } from "../../content/products/index.ts";
import type { Counts } from "./appliance.ts";
import { type Plan, usualPlan } from "./plan.ts";

/** The real catalogue, since the rules have to work for it. */
export const range = { products, appliances, cities };

export const makePlan = (counts: Counts, more: Partial<Plan> = {}): Plan => ({
  ...usualPlan("home", counts, "new-delhi"),
  ...more,
});

export const presetCounts = (name: string): Counts => {
  const preset = presets.find((each) => each.name === name);
  if (!preset) throw new Error(`No preset "${name}"`);
  return preset.counts;
};
