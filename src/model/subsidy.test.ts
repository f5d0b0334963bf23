import { expect, test } from "vitest";
import { centralSubsidy } from "./subsidy.ts";

const subsidy = {
  steps: [
    { upTo: 2, perKilowatt: 30_000 },
    { upTo: 3, perKilowatt: 18_000 },
  ],
};

test("centralSubsidy pays each step by the kilowatt, and nothing beyond the last", () => {
  expect([0, 1, 2, 2.5, 3, 7.4].map((kilowatts) => centralSubsidy(kilowatts, subsidy))).toEqual([
    0, 30_000, 60_000, 69_000, 78_000, 78_000,
  ]);
});

test("centralSubsidy takes any number of steps", () => {
  const steps = [...subsidy.steps, { upTo: 10, perKilowatt: 1000 }];
  expect(centralSubsidy(Number.POSITIVE_INFINITY, { steps })).toBe(85_000);
  expect(centralSubsidy(5, { steps: [] })).toBe(0);
});
