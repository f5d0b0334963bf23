import fc from "fast-check";
import { expect, test } from "vitest";
import { kilowatts } from "../product.ts";
import { defaultAssumed, overrideWatts, readAssumed } from "./assumptions.ts";
import { outcomeOf } from "./outcome.ts";
import type { Plan } from "./plan.ts";
import { anyCounts, anyUse, facts, liveFacts, makePlan } from "./planner.fixture.ts";
import { loadOf, sizeFor } from "./sizing.ts";

const { appliances, market } = facts;
const rule = (plan: Plan) =>
  readAssumed(plan, defaultAssumed(plan.use, { id: "new-delhi", yearlyYield: 1425 }, market));
const load = (...given: Parameters<typeof makePlan>) => {
  const plan = makePlan(...given);
  return loadOf(overrideWatts(appliances, plan.watts), plan, rule(plan));
};
const size = (...given: Parameters<typeof makePlan>) => {
  const plan = makePlan(...given);
  return sizeFor({ ...facts, appliances: overrideWatts(appliances, plan.watts) }, plan, rule(plan));
};
const modelFor = (...given: Parameters<typeof makePlan>) => {
  const sizing = size(...given);
  return sizing.fits ? sizing.product.model : sizing.reason;
};

const liveSizing = (...given: Parameters<typeof makePlan>) => outcomeOf(makePlan(...given), liveFacts).sizing;

test("home load: two thirds of small appliances, the largest in full, half of the other heavy ones", () => {
  const family = { fan: 4, led: 8, tv: 1, wifi: 1, fridge: 1, ac15: 2, wash: 1, microwave: 1, pump1: 1 };
  // 0.66 × 484 W + 1,600 W + 0.5 × 4,250 W = 4,044 W
  expect(load(family)).toEqual({ connected: 6.334, together: 4.044, need: 5.06 });
  expect(modelFor(family)).toBe("FLARE 6.2KW");
});

test("business load: three quarters of small appliances and of the other heavy ones", () => {
  // 0.75 × 160 W + 1,600 W + 0.75 × 1,600 W = 2,920 W
  expect(load({ tube: 8, ac15: 2 }, { use: "business" })).toMatchObject({ together: 2.92, need: 3.65 });
});

test("geyser and air conditioner are not counted together", () => {
  expect(load({ geyser: 1, ac15: 1 }).together).toBe(2);
  expect(load({ geyser: 1, ac15: 2 }).together).toBe(2.4);
});

test("allAtOnce counts every appliance in full, plus headroom", () => {
  expect(load({ geyser: 1, ac15: 1 }, { allAtOnce: true })).toEqual({ connected: 3.6, together: 3.6, need: 4.5 });
});

test("need equal to a size fits it", () => {
  // 3,360 W × 1.25 = 4,200 W
  expect(modelFor({ ac15: 2, pump05: 1 }, { allAtOnce: true })).not.toBe("FLARE 4.2KW");
  expect(load({ geyser: 1, iron: 1, bldc: 12 }, { allAtOnce: true }).need).toBe(4.2);
  expect(modelFor({ geyser: 1, iron: 1, bldc: 12 }, { allAtOnce: true })).toBe("FLARE 4.2KW");
});

test("need that is shown as a size fits it", () => {
  const counts = { fan: 2, led: 15, geyser: 2, fridge: 1, tv: 1, wifi: 1 };
  expect(load(counts).need).toBe(4.2);
  expect(modelFor(counts)).toBe("FLARE 4.2KW");
});

test("backup needs a hybrid", () => {
  expect(modelFor({ fan: 2 })).toBe("FLARE 4.2KW");
  expect(modelFor({ fan: 2 }, { backup: true })).toBe("FLARE 5.0KW Hybrid");
});

test("sizing gives a reason when nothing is chosen or too much", () => {
  expect(modelFor({})).toBe("no-load");
  expect(modelFor({ ac2: 9 })).toBe("too-large");
});

test("a flat, a house, a shop and an office get the model that fits", () => {
  const { examples } = facts.examples;
  expect(examples.map(({ id, use, counts }) => [id, modelFor(counts, { use })])).toEqual([
    ["flat", "FLARE 4.2KW"],
    ["house", "FLARE 6.2KW"],
    ["shop", "FLARE 4.2KW"],
    ["office", "FLARE 6.2KW"],
  ]);
});

test("every example of the site fits a model", () => {
  const { examples } = liveFacts.examples;
  expect(examples.filter(({ use, counts }) => !liveSizing(counts, { use }).fits)).toEqual([]);
});

test("highStart includes motors but no inverter ACs", () => {
  expect(size({ fridge: 1, ac15: 1, pump1: 1 }).highStart.map(({ id }) => id)).toEqual(["fridge", "pump1"]);
});

test("need never falls with one more appliance", () => {
  fc.assert(
    fc.property(
      anyCounts,
      anyUse,
      fc.boolean(),
      fc.constantFrom(...liveFacts.appliances),
      (counts, use, allAtOnce, more) => {
        const before = liveSizing(counts, { use, allAtOnce }).load.need;
        const after = liveSizing({ ...counts, [more.id]: (counts[more.id] ?? 0) + 1 }, { use, allAtOnce }).load.need;
        return after >= before && Number.isFinite(after);
      },
    ),
  );
});

test("sizing picks the smallest model that fits", () => {
  fc.assert(
    fc.property(anyCounts, anyUse, fc.boolean(), (counts, use, backup) => {
      const sizing = liveSizing(counts, { use, backup });
      const able = liveFacts.products.filter(
        (product) => kilowatts(product) >= sizing.load.need && (!backup || product.type === "hybrid"),
      );
      if (!sizing.fits) return sizing.reason === "no-load" ? sizing.load.connected === 0 : able.length === 0;
      return able.every((product) => kilowatts(product) >= kilowatts(sizing.product)) && able.includes(sizing.product);
    }),
  );
});
