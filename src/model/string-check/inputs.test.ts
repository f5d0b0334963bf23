import fc from "fast-check";
import { expect, test } from "vitest";
import { checkString } from "./check.ts";
import { parseTyped, readPlan, typedSearch, usualInputs } from "./inputs.ts";
import { inputNames } from "./names.ts";

const sizes = [4.2, 5, 6.2, 8.2, 10.2];

test("each model begins with an example that fits: the usual number of panels, on both trackers where it can", () => {
  const examples = sizes.map((size) => usualInputs(size));
  expect(examples.map(({ panels, strings }) => `${strings} × ${panels}`)).toEqual([
    "1 × 9",
    "1 × 11",
    "2 × 7",
    "2 × 9",
    "2 × 11",
  ]);
  for (const usual of examples)
    expect(checkString(readPlan({}, usual))).toMatchObject({ fits: true, current: "limited" });
});

test("what was typed goes into the address beside what else it holds, and comes back", () => {
  const search = typedSearch("?utm=leaflet&strings=4", { panels: "12", voc: "50,1" });
  expect(search).toBe("utm=leaflet&panels=12&voc=50%2C1");
  expect(parseTyped(search)).toEqual({ panels: "12", voc: "50,1" });
  expect(typedSearch("?panels=12", {})).toBe("");
});

test("an address that was tampered with is held within the limits", () => {
  const plan = readPlan(parseTyped("?panels=1e9&strings=-4&voc=NaN&hot=9999999999999999&cold=zzz"), usualInputs(6.2));
  expect(plan).toMatchObject({ panels: 7, strings: 1, hottest: 100, coldest: 2 });
  expect(plan.panel.voc).toBe(49.8);
});

test("whatever the address says, every figure is a number", () => {
  const value = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("", "-0", "Infinity", "0x10"));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(inputNames.map((name) => [name, value]))), (typed) => {
      const check = checkString(readPlan(parseTyped(typedSearch("", typed)), usualInputs(6.2)));
      const figures = [check.cold, check.hot, check.fewest, check.most, check.kilowatts];
      expect(figures.every(Number.isFinite)).toBe(true);
    }),
  );
});
