import { expect, test } from "vitest";
import { usualPlan } from "./plan.ts";
import { chosenPreset, type Preset, withUse } from "./preset.ts";

const flat: Preset = { use: "home", name: "Flat", description: "", counts: { fan: 2 } };
const shop: Preset = { use: "business", name: "Shop", description: "", counts: { fridge: 1 } };
const presets = [flat, shop];

test("chosenPreset finds a preset with the same use and counts", () => {
  expect(chosenPreset(presets, usualPlan("home", { fan: 2 }, "delhi"))).toBe(flat);
  expect(chosenPreset(presets, usualPlan("home", { fan: 3 }, "delhi"))).toBeUndefined();
  expect(chosenPreset(presets, usualPlan("home", { fan: 2, fridge: 1 }, "delhi"))).toBeUndefined();
  expect(chosenPreset(presets, usualPlan("business", { fan: 2 }, "delhi"))).toBeUndefined();
});

test("withUse replaces an unchanged preset and the rhythm", () => {
  const plan = withUse(usualPlan("home", flat.counts, "delhi"), "business", presets);
  expect(plan).toMatchObject({ use: "business", counts: shop.counts, rhythm: "day" });
});

test("withUse keeps changed counts", () => {
  const plan = withUse(usualPlan("home", { fan: 5 }, "delhi"), "business", presets);
  expect(plan).toMatchObject({ use: "business", counts: { fan: 5 } });
});
