import { expect, test } from "vitest";
import { chosenExample, firstPlan, withUse } from "./example.ts";
import type { Example } from "./facts.ts";
import { defaultPlan } from "./plan.ts";

const flat: Example = { id: "flat", use: "home", counts: { fan: 2 } };
const shop: Example = { id: "shop", use: "business", counts: { fridge: 1 } };
const examples = [flat, shop];

test("chosenExample finds an example with the same use and counts", () => {
  expect(chosenExample(examples, defaultPlan("home", { fan: 2 }, "delhi"))).toBe(flat);
  expect(chosenExample(examples, defaultPlan("home", { fan: 3 }, "delhi"))).toBeUndefined();
  expect(chosenExample(examples, defaultPlan("home", { fan: 2, fridge: 1 }, "delhi"))).toBeUndefined();
  expect(chosenExample(examples, defaultPlan("business", { fan: 2 }, "delhi"))).toBeUndefined();
});

test("withUse replaces an unchanged example and the rhythm", () => {
  const plan = withUse(defaultPlan("home", flat.counts, "delhi"), "business", examples);
  expect(plan).toMatchObject({ use: "business", counts: shop.counts, rhythm: "day" });
});

test("withUse keeps changed counts", () => {
  const plan = withUse(defaultPlan("home", { fan: 5 }, "delhi"), "business", examples);
  expect(plan).toMatchObject({ use: "business", counts: { fan: 5 } });
});

test("firstPlan has the first example's use and counts, and the city of the examples", () => {
  const common = { home: [], business: [] };
  const plan = firstPlan({ first: "shop", city: "jaipur", examples, common });
  expect(plan).toEqual(defaultPlan("business", shop.counts, "jaipur"));
  expect(() => firstPlan({ first: "castle", city: "jaipur", examples, common })).toThrow("castle");
});
