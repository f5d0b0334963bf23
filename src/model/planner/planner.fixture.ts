import fc from "fast-check";
import { market } from "#facts/market.ts";
import { plannerFacts } from "../../sections/planner/planner-facts.ts";
import type { Counts } from "./appliance.ts";
import type { Appliance, PlannerFacts } from "./facts.ts";
import { defaultPlan, type Plan } from "./plan.ts";

/** The facts of the site, for tests of rules that hold for any facts. */
export const liveFacts = plannerFacts;

export const anyId = fc.constantFrom(...liveFacts.appliances.map(({ id }) => id));
export const anyCounts = fc.dictionary(anyId, fc.integer({ min: 0, max: 12 }));
export const anyUse = fc.constantFrom("home" as const, "business" as const);

type Watts = Pick<Appliance, "running" | "average" | "start">;
type Times = Pick<Appliance, "hours" | "from">;
const appliance = (id: string, watts: Watts, times: Times, more: Partial<Appliance> = {}): Appliance => ({
  id,
  group: "cooling",
  ...watts,
  ...times,
  ...more,
});
const evening = { hours: 6, from: 18 };
const night = { hours: 8, from: 21 };
const always = { hours: 24, from: 0 };
const morning = { hours: 1, from: 7 };
const small = { small: true } as const;

/** Facts for tests that expect certain figures: they do not change with those of the site. */
export const facts: PlannerFacts = {
  products: [
    { model: "FLARE 10.2KW", type: "hybrid" },
    { model: "FLARE 4.2KW", type: "standard" },
    { model: "FLARE 5.0KW Hybrid", type: "hybrid" },
    { model: "FLARE 6.2KW", type: "hybrid" },
    { model: "FLARE 8.2KW", type: "hybrid" },
  ],
  appliances: [
    appliance("fan", { running: 75, average: 70, start: 1.5 }, { hours: 12, from: 20 }, small),
    appliance("bldc", { running: 30, average: 28, start: 1 }, { hours: 12, from: 20 }, small),
    appliance("iron", { running: 1000, average: 750, start: 1 }, { hours: 0.5, from: 8 }),
    appliance("wash", { running: 500, average: 350, start: 2 }, { hours: 1, from: 10 }),
    appliance("led", { running: 9, average: 9, start: 1 }, evening, small),
    appliance("tube", { running: 20, average: 20, start: 1 }, evening, small),
    appliance("wifi", { running: 12, average: 10, start: 1 }, always, small),
    appliance("tv", { running: 100, average: 80, start: 1 }, { hours: 5, from: 18 }, small),
    appliance("laptop", { running: 65, average: 50, start: 1 }, { hours: 6, from: 16 }, small),
    appliance("pc", { running: 200, average: 150, start: 1.2 }, { hours: 6, from: 16 }, small),
    appliance("cooler", { running: 200, average: 180, start: 2 }, night),
    appliance("ac15", { running: 1600, average: 950, start: 1.2 }, night, { season: "summer" }),
    appliance("ac2", { running: 2100, average: 1300, start: 1.2 }, night, { season: "summer" }),
    appliance("fridge", { running: 200, average: 60, start: 3 }, always),
    appliance("microwave", { running: 1200, average: 1200, start: 1.5 }, { hours: 0.5, from: 13 }),
    appliance("mixer", { running: 500, average: 500, start: 2 }, { hours: 0.25, from: 8 }),
    appliance("geyser", { running: 2000, average: 2000, start: 1 }, { hours: 1, from: 6 }, { season: "winter" }),
    appliance("pump05", { running: 375, average: 375, start: 3 }, morning),
    appliance("pump1", { running: 750, average: 750, start: 3 }, morning),
  ],
  cities: [
    { id: "new-delhi", yearlyYield: 1425, freeUnits: 200 },
    { id: "jaipur", yearlyYield: 1575 },
  ],
  market: {
    ...market,
    subsidy: {
      ...market.subsidy,
      steps: [
        { upTo: 2, perKilowatt: 30_000 },
        { upTo: 3, perKilowatt: 18_000 },
      ],
    },
    co2: { ...market.co2, perUnit: 0.71 },
    tariff: 7.5,
    battery: 5,
    fading: 0.5,
    yieldRange: { low: 0.85, high: 1.1 },
    arrayRatio: { least: 1, usual: 1.2, most: 1.3 },
    together: { home: { small: 66, other: 50 }, business: { small: 75, other: 75 } },
    headroom: 25,
    starting: { from: 2, least: 3, most: 7 },
  },
  examples: {
    first: "house",
    city: "new-delhi",
    examples: [
      {
        id: "flat",
        use: "home",
        counts: { fan: 3, led: 6, tv: 1, wifi: 1, fridge: 1, cooler: 1, wash: 1, mixer: 1 },
      },
      {
        id: "house",
        use: "home",
        counts: { fan: 5, led: 10, tv: 1, wifi: 1, fridge: 1, ac15: 2, wash: 1, microwave: 1, pump1: 1, geyser: 1 },
      },
      { id: "shop", use: "business", counts: { tube: 8, fan: 4, pc: 1, wifi: 1, fridge: 1, ac15: 1 } },
      {
        id: "office",
        use: "business",
        counts: { tube: 10, fan: 4, pc: 6, laptop: 6, wifi: 1, fridge: 1, ac15: 2 },
      },
    ],
    common: { home: ["fan"], business: ["fan"] },
  },
};

export const makePlan = (counts: Counts, more: Partial<Plan> = {}): Plan => ({
  ...defaultPlan("home", counts, "new-delhi"),
  ...more,
});

export function exampleCounts(id: string): Counts {
  const example = facts.examples.examples.find((each) => each.id === id);
  if (!example) throw new Error(`No example "${id}"`);
  return example.counts;
}
