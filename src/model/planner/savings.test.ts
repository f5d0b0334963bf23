import fc from "fast-check";
import { expect, test } from "vitest";
import { facts } from "./planner.fixture.ts";
import { centralSubsidy, type SavingsInput, savingsOf } from "./savings.ts";

const { market } = facts;

const ask = (more: Partial<SavingsInput> = {}) =>
  savingsOf(
    {
      use: "home",
      array: 5,
      yearlyYield: 1575,
      passed: 1,
      monthlyUnits: 400,
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

test("5 kWp in Jaipur make 7,875 units a year, with a range", () => {
  const { generation, range } = ask();
  expect(generation).toBe(7875);
  expect(range.low).toBeCloseTo(6693.75);
  expect(range.high).toBeCloseTo(8662.5);
});

test("generation excludes what the inverter cuts off", () => {
  expect(ask({ passed: 0.5 }).generation).toBe(7875 / 2);
});

test("saving is the tariff for used units and the export rate for surplus", () => {
  expect(ask()).toMatchObject({ used: 4800, surplus: 3075, saving: 36_000 });
  expect(ask({ exportRate: 2 }).saving).toBe(36_000 + 6150);
});

test("used units never exceed generation", () => {
  expect(ask({ monthlyUnits: 5000 })).toMatchObject({ used: 7875, surplus: 0 });
});

test("in Delhi a home under 200 units saves near nil; at 200 units or as a business it does not", () => {
  expect(ask({ freeUnits: 200, monthlyUnits: 199 })).toMatchObject({ free: true, nearNil: true, saving: 0 });
  expect(ask({ freeUnits: 200, monthlyUnits: 199, exportRate: 5 })).toMatchObject({ free: true, nearNil: false });
  expect(ask({ freeUnits: 200, monthlyUnits: 200 }).nearNil).toBe(false);
  expect(ask({ freeUnits: 200, monthlyUnits: 150, use: "business" }).nearNil).toBe(false);
});

test("central subsidy is at most ₹78,000, and nothing for a business", () => {
  expect([1, 2, 2.5, 3, 7.4].map((array) => centralSubsidy("home", array, market.subsidy))).toEqual([
    30_000, 60_000, 69_000, 78_000, 78_000,
  ]);
  expect(centralSubsidy("business", 5, market.subsidy)).toBe(0);
});

test("carbon counts used units only", () => {
  expect(ask().co2).toBeCloseTo(3408);
});

test("carbon and payback follow the given co2 and fading", () => {
  expect(ask({ co2: 0.5 }).co2).toBe(2400);
  expect(ask({ quote: 78_000 + 72_000, fading: 0 }).payback).toBe(2);
});

test("payback is 0 if the subsidy covers the quote", () => {
  expect(ask({ quote: 50_000 }).payback).toBe(0);
  expect(ask({ quote: 50_000, tariff: 0 }).payback).toBe(0);
});

test("payback needs a quote and includes subsidy and fading", () => {
  expect(ask().payback).toBeUndefined();
  expect(ask({ quote: 78_000 }).payback).toBe(0);
  expect(ask({ quote: 78_000 + 36_000 }).payback).toBe(1);
  expect(ask({ quote: 78_000 + 72_000 }).payback).toBeCloseTo(2 + 180 / (36_000 * 0.995 ** 2));
  expect(ask({ quote: 90_00_000 }).payback).toBeUndefined();
  expect(ask({ quote: 3_00_000, tariff: 0 }).payback).toBeUndefined();
});

test("all figures are finite and not negative", () => {
  const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
  fc.assert(
    fc.property(
      amount(20),
      amount(20_000),
      amount(50),
      amount(50),
      amount(1e7),
      (array, units, tariff, rate, quote) => {
        const {
          payback = 0,
          range,
          free,
          nearNil,
          quote: _,
          ...figures
        } = ask({ array, monthlyUnits: units, tariff, exportRate: rate, quote });
        return [payback, range.low, range.high, ...Object.values(figures)].every(
          (figure) => Number.isFinite(figure) && Number(figure) >= 0,
        );
      },
    ),
  );
});
