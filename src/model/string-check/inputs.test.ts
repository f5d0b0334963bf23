import fc from "fast-check";
import { expect, test } from "vitest";
import { makeProduct } from "../product.fixture.ts";
import { checkString } from "./check.ts";
import { parseTyped, readPlan, typedSearch, usualInputs as usual } from "./inputs.ts";
import { inputNames } from "./names.ts";
import { stringFacts } from "./string-facts.fixture.ts";

const sizes = [4.2, 5, 6.2, 8.2, 10.2];
const { figures } = makeProduct();
const usualInputs = (size: number) => usual({ model: `FLARE ${size}KW`, figures }, stringFacts);

test("usualInputs fit each model's voltage, on both trackers where possible", () => {
  const examples = sizes.map((size) => usualInputs(size));
  expect(examples.map(({ panels, strings }) => `${strings} × ${panels}`)).toEqual([
    "1 × 9",
    "1 × 11",
    "2 × 7",
    "2 × 9",
    "2 × 11",
  ]);
  for (const example of examples) {
    const { panels, fewest, most } = { ...example, ...checkString(readPlan({}, example), figures) };
    expect(panels).toBeGreaterThanOrEqual(fewest);
    expect(panels).toBeLessThanOrEqual(most);
  }
});

test("typed figures round-trip through the URL and keep other parameters", () => {
  const search = typedSearch("?utm=leaflet&strings=4", { panels: "12", voc: "50,1" });
  expect(search).toBe("utm=leaflet&panels=12&voc=50%2C1");
  expect(parseTyped(search)).toEqual({ panels: "12", voc: "50,1" });
  expect(typedSearch("?panels=12", {})).toBe("");
});

test("readPlan clamps values of a URL", () => {
  const plan = readPlan(parseTyped("?panels=1e9&strings=-4&voc=NaN&hot=9999999999999999&cold=zzz"), usualInputs(6.2));
  expect(plan).toMatchObject({ panels: 7, strings: 1, hottest: 100, coldest: 2 });
  expect(plan.panel.voc).toBe(49.8);
});

test("readPlan returns finite numbers for any URL", () => {
  const value = fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom("", "-0", "Infinity", "0x10"));
  fc.assert(
    fc.property(fc.record(Object.fromEntries(inputNames.map((name) => [name, value]))), (typed) => {
      const check = checkString(readPlan(parseTyped(typedSearch("", typed)), usualInputs(6.2)), figures);
      const results = [check.cold, check.hot, check.fewest, check.most, check.kilowatts];
      expect(results.every(Number.isFinite)).toBe(true);
    }),
  );
});
