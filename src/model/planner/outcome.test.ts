import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { facts, liveFacts, makePlan } from "./planner.fixture.ts";

test.each(["5", "20"])("day and year agree for %s kWp of panels on the smallest model", (array) => {
  const { year } = outcomeOf(makePlan({ fan: 2, fridge: 1 }, { typed: { array } }), liveFacts);
  expect(year?.savings.generation).toBeCloseTo((year?.day.totals.solar ?? 0) * 365, 6);
});

test("fields start with the tariff, the battery and the array of the facts", () => {
  const market = { ...facts.market, tariff: 9, battery: 7, arrayRatio: { least: 1, usual: 1.1, most: 1.3 } };
  const { defaults, rate, battery } = outcomeOf(makePlan({ ac15: 2 }, { backup: true }), { ...facts, market });
  expect(defaults).toMatchObject({ rate: 9, battery: 7, array: 5.5 });
  expect({ rate, battery }).toEqual({ rate: 9, battery: 7 });
});
