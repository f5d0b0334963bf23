import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { facts, liveFacts, makePlan } from "./planner.fixture.ts";

test.each(["5", "20"])("day and year agree for %s kWp of panels on the smallest model", (array) => {
  const { year } = outcomeOf(makePlan({ fan: 2, fridge: 1 }, { typed: { array } }), liveFacts);
  expect(year?.savings.generation).toBeCloseTo((year?.day.totals.solar ?? 0) * 365, 6);
});

test("typed units scale the day, so that day, month and year agree", () => {
  const appliances = fc.constantFrom("fan", "ac15", "fridge", "pc");
  const counts = fc.dictionary(appliances, fc.integer({ min: 1, max: 4 }), { minKeys: 1 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: 20_000 }), (load, units) => {
      const { year, monthlyUnits } = outcomeOf(makePlan(load, { typed: { units: String(units) } }), liveFacts);
      if (!year) return;
      expect(monthlyUnits).toBe(units);
      expect(Math.round((year.day.totals.load * 365) / 12)).toBe(units);
      expect(year.savings.ownUse).toBeCloseTo((year.day.totals.direct + year.day.totals.discharged) * 365, 6);
      expect(year.savings.ownUse).toBeLessThanOrEqual(units * 12 + 6);
    }),
  );
});

test("units are spread evenly over the day if the appliances run for no time", () => {
  const { year } = outcomeOf(makePlan({ fan: 1 }, { hours: { fan: "0" }, typed: { units: "73" } }), liveFacts);
  expect(year?.day.totals.load).toBeCloseTo((73 * 12) / 365, 9);
  expect(new Set(year?.day.hours.map(({ load }) => load)).size).toBe(1);
});

test("fields start with tariff, battery and array as in the facts", () => {
  const market = { ...facts.market, tariff: 9, battery: 7, arrayRatio: { least: 1, usual: 1.1, most: 1.3 } };
  const { defaults, rate, battery } = outcomeOf(makePlan({ ac15: 2 }, { backup: true }), { ...facts, market });
  expect(defaults).toMatchObject({ rate: 9, battery: 7, array: 5.5 });
  expect({ rate, battery }).toEqual({ rate: 9, battery: 7 });
});
