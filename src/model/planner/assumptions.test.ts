import fc from "fast-check";
import { expect, test } from "vitest";
import { kilowatts } from "../product.ts";
import {
  assumedLimits,
  assumedNames,
  habitLimits,
  noOverrides,
  type Overrides,
  overrideWatts,
  withOverride,
} from "./assumptions.ts";
import { outcomeOf } from "./outcome.ts";
import { parsePlan } from "./plan.ts";
import { anyCounts, anyId, anyUse, exampleCounts, facts, liveFacts, makePlan } from "./planner.fixture.ts";

const { appliances } = facts;
const house = exampleCounts("house");
const outcome = (...given: Parameters<typeof makePlan>) => outcomeOf(makePlan(...given), facts);
const liveOutcome = (...given: Parameters<typeof makePlan>) => outcomeOf(makePlan(...given), liveFacts);
const need = (...given: Parameters<typeof makePlan>) => outcome(...given).sizing.load.need;
const liveNeed = (...given: Parameters<typeof makePlan>) => liveOutcome(...given).sizing.load.need;
const ids = liveFacts.appliances.map(({ id }) => id);
const within = ({ min, max }: { min: number; max: number }) =>
  fc.integer({ min: Math.ceil(min), max: Math.floor(max) }).map(String);
const anyWatts = fc.dictionary(anyId, within(habitLimits.watts));
const anyAssumed = fc.record(
  { small: within(assumedLimits.small), other: within(assumedLimits.other), headroom: within(assumedLimits.headroom) },
  { requiredKeys: [] },
);

test("assumptions are our defaults without overrides", () => {
  expect(outcome(house).assumed).toEqual({ small: 66, other: 50, headroom: 25, yield: 1425, co2: 0.71, fading: 0.5 });
  expect(outcome(house, { use: "business", city: "jaipur" }).assumed).toMatchObject({
    small: 75,
    other: 75,
    yield: 1575,
  });
  expect(overrideWatts(appliances, {})).toBe(appliances);
});

test("overridden shares, headroom and watts change the size", () => {
  // 1,600 W + 1,600 W, and a tenth on top.
  const assumed = { other: "100", headroom: "10" };
  expect(outcome({ ac15: 2 }, { assumed }).sizing.load).toEqual({ connected: 3.2, together: 3.2, need: 3.52 });
  expect(need({ ac15: 2 }, { assumed, watts: { ac15: "1,800" } })).toBe(3.96);
});

test("overrideWatts scales average watts and keeps other appliances identical", () => {
  const overridden = overrideWatts(appliances, { ac15: "800" });
  expect(overridden.find(({ id }) => id === "ac15")).toMatchObject({ running: 800, average: 475, defaultWatts: 1600 });
  expect(overridden.filter((each) => !appliances.includes(each))).toHaveLength(1);
});

test("overridden yield and carbon change the year's figures", () => {
  const year = (assumed: Record<string, string>) => outcome(house, { assumed, typed: { array: "5" } }).year?.savings;
  expect(year({ yield: "1000" })?.generation).toBeCloseTo(5000);
  expect(year({ co2: "0.5" })?.co2).toBeCloseTo((year({})?.ownUse ?? 0) / 2);
});

test("withOverride removes an override that equals the default", () => {
  const typed: Overrides["assumed"] = { co2: "1" };
  const own = withOverride(typed, "headroom", "30", 25);
  expect(own).toEqual({ co2: "1", headroom: "30" });
  expect(withOverride(own, "headroom", "25", 25)).toEqual({ co2: "1" });
  expect(withOverride({ headroom: "30" }, "headroom", "", 25)).toEqual({ headroom: "" });
});

test("assumptions stay within their limits for any URL", () => {
  const value = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("-1", "1e9", "NaN", "9".repeat(40)));
  const pairs = (names: readonly string[]) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), value))
      .map((list) => list.map(([name, text]) => `${name}-${text}`).join("_"));
  const params = fc.record({ assume: pairs(assumedNames), watts: pairs(ids), from: pairs(ids), hours: pairs(ids) });
  fc.assert(
    fc.property(params, anyUse, (asked, use) => {
      const search = new URLSearchParams({ ...asked, use }).toString();
      const { assumed, appliances: overridden } = outcomeOf(parsePlan(search, makePlan(house), liveFacts), liveFacts);
      const inside = (figure: number, { min, max }: { min: number; max: number }) => figure >= min && figure <= max;
      expect(assumedNames.filter((name) => !inside(assumed[name], assumedLimits[name]))).toEqual([]);
      expect(overridden.filter(({ running }) => !inside(running, habitLimits.watts))).toEqual([]);
      expect(overridden.filter(({ average }) => !(average > 0))).toEqual([]);
    }),
  );
});

test("need never falls with more watts, headroom or larger shares", () => {
  const more = fc.nat({ max: 3000 });
  fc.assert(
    fc.property(anyCounts, anyUse, anyWatts, anyAssumed, anyId, more, (counts, use, watts, assumed, id, step) => {
      const now = liveNeed(counts, { use, watts, assumed });
      const before = overrideWatts(liveFacts.appliances, watts).find((each) => each.id === id)?.running ?? 0;
      expect(
        liveNeed(counts, { use, assumed, watts: { ...watts, [id]: String(before + step) } }),
      ).toBeGreaterThanOrEqual(now);
      for (const name of ["small", "other", "headroom"] as const) {
        const raised = String(liveOutcome(counts, { use, assumed }).assumed[name] + step / 100);
        expect(liveNeed(counts, { use, watts, assumed: { ...assumed, [name]: raised } })).toBeGreaterThanOrEqual(now);
      }
    }),
  );
});

test("need never falls with one more appliance, for any assumptions", () => {
  fc.assert(
    fc.property(anyCounts, anyUse, anyWatts, anyAssumed, anyId, (counts, use, watts, assumed, id) => {
      const own = { use, watts, assumed };
      return liveNeed({ ...counts, [id]: (counts[id] ?? 0) + 1 }, own) >= liveNeed(counts, own);
    }),
  );
});

test("sizing picks the smallest model that fits, for any assumptions", () => {
  fc.assert(
    fc.property(anyCounts, anyUse, anyWatts, anyAssumed, fc.boolean(), (counts, use, watts, assumed, backup) => {
      const { sizing } = liveOutcome(counts, { use, watts, assumed, backup });
      const able = liveFacts.products.filter(
        (product) => kilowatts(product) >= sizing.load.need && (!backup || product.type === "hybrid"),
      );
      if (!sizing.fits) return sizing.reason === "no-load" ? sizing.load.connected === 0 : able.length === 0;
      return able.every((product) => kilowatts(product) >= kilowatts(sizing.product)) && able.includes(sizing.product);
    }),
  );
});

test("noOverrides restores the original plan", () => {
  const own = makePlan(house, { assumed: { co2: "1" }, watts: { fan: "50" }, from: { fan: "3" }, hours: { fan: "2" } });
  expect({ ...own, ...noOverrides }).toEqual(makePlan(house));
});
