import { sameCounts } from "./appliance.ts";
import type { Example, Examples, Use } from "./facts.ts";
import { defaultPlan, defaultRhythm, type Plan } from "./plan.ts";

export function firstExample({ examples, first }: Examples): Example {
  const example = examples.find(({ id }) => id === first);
  if (!example) throw new Error(`There is no example "${first}"`);
  return example;
}

/** The plan that the planner starts with. */
export function firstPlan(examples: Examples): Plan {
  const { use, counts } = firstExample(examples);
  return defaultPlan(use, counts, examples.city);
}

export const chosenExample = (examples: readonly Example[], { use, counts }: Plan): Example | undefined =>
  examples.find((example) => example.use === use && sameCounts(example.counts, counts));

/** Replaces an unchanged example by one for the other use, but keeps counts that the visitor has changed. */
export function withUse(plan: Plan, use: Use, examples: readonly Example[]): Plan {
  const example = chosenExample(examples, plan) && examples.find((each) => each.use === use);
  return { ...plan, use, rhythm: defaultRhythm(use), counts: example?.counts ?? plan.counts };
}
