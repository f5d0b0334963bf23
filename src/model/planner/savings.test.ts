import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf } from "./day.ts";
import { facts } from "./planner.fixture.ts";
import { type SavingsInput, savingsOf } from "./savings.ts";

const { market } = facts;

/** 21.5 units made on an average day, 13.2 used: 3 directly, 2 from the battery, 8.2 bought. */
const day = { solar: 21.5, load: 13.2, direct: 3, charged: 2, discharged: 2, exported: 16.5, bought: 8.2 };

const ask = (more: Partial<SavingsInput> = {}) =>
  savingsOf(
    {
      use: "home",
      array: 5,
      totals: day,
      netMetering: "yes",
      monthlyUnits: 402,
      tariff: 7.5,
      exportRate: 0,
      quote: undefined,
      freeUnits: undefined,
      co2: 0.71,
      fading: 0.5,
      ...more,
    },
    market,
  );

test("a year is 365 average days, with a range", () => {
  const { generation, range, ownUse } = ask();
  expect(generation).toBe(21.5 * 365);
  expect(range.low).toBeCloseTo(21.5 * 365 * 0.85);
  expect(range.high).toBeCloseTo(21.5 * 365 * 1.1);
  expect(ownUse).toBe(5 * 365);
});

test("without net metering only own use saves, whatever is paid for surplus", () => {
  expect(ask({ netMetering: "no" }).saving).toBe(5 * 365 * 7.5);
  expect(ask({ netMetering: "no", exportRate: 2 }).saving).toBe(5 * 365 * 7.5);
});

test("with net metering every unit made counts up to the use, and the rest at the export rate", () => {
  expect(ask().saving).toBeCloseTo(13.2 * 365 * 7.5);
  expect(ask({ exportRate: 2 }).saving).toBeCloseTo(13.2 * 365 * 7.5 + 8.3 * 365 * 2);
  expect(ask({ totals: { ...day, load: 50 } }).saving).toBeCloseTo(21.5 * 365 * 7.5);
});

test("the lower saving applies if net metering is unknown, and the other is returned too", () => {
  const unsure = ask({ netMetering: "unsure", quote: 4_00_000 });
  const no = ask({ netMetering: "no", quote: 4_00_000 });
  expect(unsure).toEqual(no);
  expect(unsure.saving).toBe(unsure.withoutNetMetering);
  expect(unsure.withNetMetering).toBe(ask().saving);
});

test("in Delhi a home under 200 units saves next to nothing; at 200 units or as a business it does not", () => {
  expect(ask({ freeUnits: 200, monthlyUnits: 199 })).toMatchObject({ free: true, nearNil: true, saving: 0 });
  expect(ask({ freeUnits: 200, monthlyUnits: 199, exportRate: 5 })).toMatchObject({ free: true, nearNil: false });
  expect(ask({ freeUnits: 200, monthlyUnits: 200 }).nearNil).toBe(false);
  expect(ask({ freeUnits: 200, monthlyUnits: 150, use: "business" }).nearNil).toBe(false);
});

test("central subsidy is for homes, not for businesses", () => {
  expect(ask({ array: 2.5 }).subsidy).toBe(69_000);
  expect(ask({ array: 7.4 }).subsidy).toBe(78_000);
  expect(ask({ use: "business" }).subsidy).toBe(0);
});

test("CO2 is counted for the units that are counted as saved", () => {
  expect(ask().co2).toBeCloseTo(13.2 * 365 * 0.71);
  expect(ask({ netMetering: "no" }).co2).toBeCloseTo(5 * 365 * 0.71);
  expect(ask({ co2: 0.5 }).co2).toBeCloseTo(13.2 * 365 * 0.5);
});

/** Saves ₹36,500 in the first year. */
const round = { totals: { ...day, load: 10 }, tariff: 10 };

test("payback needs a quote and includes subsidy and fading", () => {
  expect(ask(round).payback).toBeUndefined();
  expect(ask({ ...round, quote: 78_000 }).payback).toBe(0);
  expect(ask({ ...round, quote: 78_000 + 36_500 }).payback).toBe(1);
  expect(ask({ ...round, quote: 78_000 + 73_000, fading: 0 }).payback).toBe(2);
  expect(ask({ ...round, quote: 78_000 + 73_000 }).payback).toBeCloseTo(2 + 182.5 / (36_500 * 0.995 ** 2));
  expect(ask({ ...round, quote: 90_00_000 }).payback).toBeUndefined();
  expect(ask({ ...round, quote: 3_00_000, tariff: 0 }).payback).toBeUndefined();
});

test("payback is 0 if the subsidy covers the quote", () => {
  expect(ask({ quote: 50_000 }).payback).toBe(0);
  expect(ask({ quote: 50_000, tariff: 0 }).payback).toBe(0);
});

test("all figures are finite and not negative, and the cautious saving is never the larger", () => {
  const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
  const series = fc.array(amount(50), { minLength: 24, maxLength: 24 });
  const anyDay = fc
    .record({ solar: series, load: series, inverter: amount(10), battery: amount(60) })
    .map((roof) => dayOf(roof).totals);
  fc.assert(
    fc.property(
      anyDay,
      fc.record({ array: amount(20), monthlyUnits: amount(20_000), tariff: amount(50), exportRate: amount(50) }),
      amount(1e7),
      (totals, given, quote) => {
        const { payback = 0, range, free, nearNil, quote: _, ...figures } = ask({ ...given, totals, quote });
        expect(figures.withoutNetMetering).toBeLessThanOrEqual(figures.withNetMetering + 1e-6);
        return [payback, range.low, range.high, ...Object.values(figures)].every(
          (figure) => Number.isFinite(figure) && Number(figure) >= -1e-6,
        );
      },
    ),
  );
});
