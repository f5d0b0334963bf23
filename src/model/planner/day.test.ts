import fc from "fast-check";
import { expect, test } from "vitest";
import { timeOf } from "./assumptions.ts";
import { dayOf, defaultStart, loadShape, solarShape } from "./day.ts";
import { facts } from "./planner.fixture.ts";

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const load = (counts: Record<string, number>, habits: Partial<Parameters<typeof timeOf>[0]> = {}) =>
  loadShape(facts.appliances, counts, timeOf({ from: {}, hours: {}, rhythm: "evening", ...habits }));
const flat = (value: number) => Array.from({ length: 24 }, () => value);

test("solarShape gives 3.9 units a day in New Delhi, most at noon and none at night", () => {
  const sun = solarShape(1425);
  expect(total(sun)).toBeCloseTo(1425 / 365, 9);
  expect(Math.max(...sun)).toBe(sun[11]);
  expect(sun[11]).toBeCloseTo(sun[12] ?? 0, 9);
  expect(total(sun.filter((_, hour) => hour < 6 || hour >= 18))).toBe(0);
});

test("loadShape spreads average watts over the hours of use, also past midnight", () => {
  const ac = load({ ac15: 1 });
  expect(total(ac)).toBeCloseTo(0.95 * 8, 9);
  expect([20, 21, 0, 4, 5].map((hour) => ac[hour])).toEqual([0, 0.95, 0.95, 0.95, 0]);
});

test("daytime use is centred on the early afternoon", () => {
  const ac = load({ ac15: 1 }, { rhythm: "day" });
  expect([9, 10, 17, 18].map((hour) => ac[hour])).toEqual([0, 0.95, 0.95, 0]);
});

test("typed hours override the time of day with most use, also past midnight", () => {
  for (const rhythm of ["evening", "day"] as const) {
    const ac = load({ ac15: 1 }, { rhythm, from: { ac15: "22" }, hours: { ac15: "3" } });
    expect(ac.flatMap((use, hour) => (use > 0 ? [hour] : []))).toEqual([0, 22, 23]);
  }
});

test("defaultStart is 0 for 24 hours of use, and a whole hour by day", () => {
  expect(defaultStart({ from: 6 }, "day", 24)).toBe(0);
  expect(defaultStart({ from: 6 }, "day", 0.5)).toBe(14);
  expect(defaultStart({ from: 6 }, "evening", 0.5)).toBe(6);
});

test("loadShape counts half an hour of use as half", () => {
  expect(total(load({ microwave: 2 }))).toBeCloseTo(1.2, 9);
});

test("battery charges from surplus and discharges at night", () => {
  const solar = flat(0).map((_, hour) => (hour >= 10 && hour < 14 ? 3 : 0));
  const { totals, hours } = dayOf({ solar, load: flat(0.5), inverter: 6.2, battery: 5 });
  expect(totals).toMatchObject({ solar: 12, load: 12, direct: 2, charged: 5, discharged: 5, exported: 5, bought: 5 });
  expect(Math.max(...hours.map(({ stored }) => stored))).toBe(5);
});

test("no hour exceeds the power of the inverter", () => {
  expect(dayOf({ solar: flat(9), load: flat(0), inverter: 4.2, battery: 0 }).totals.exported).toBeCloseTo(4.2 * 24, 9);
});

test("for any sun and load, energy is conserved and the battery stays in bounds and ends as it began", () => {
  const series = fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { minLength: 24, maxLength: 24 });
  fc.assert(
    fc.property(series, series, fc.double({ min: 0, max: 60, noNaN: true }), (solar, wanted, battery) => {
      const { hours } = dayOf({ solar, load: wanted, inverter: 10.2, battery });
      const [first] = hours;
      if (first) expect(hours.at(-1)?.stored).toBeCloseTo(first.stored - first.charged + first.discharged, 6);
      for (const hour of hours) {
        expect(hour.direct + hour.charged + hour.exported).toBeCloseTo(hour.solar, 6);
        expect(hour.direct + hour.discharged + hour.bought).toBeCloseTo(hour.load, 6);
        expect(hour.stored).toBeGreaterThanOrEqual(-1e-9);
        expect(hour.stored).toBeLessThanOrEqual(battery + 1e-9);
        expect(Math.min(hour.direct, hour.charged, hour.exported, hour.discharged, hour.bought)).toBeGreaterThan(-1e-9);
      }
    }),
  );
});
