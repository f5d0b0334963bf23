import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeProduct } from "../product.fixture.ts";
import { checkString as check, distribute, type StringPlan } from "./check.ts";

const { figures } = makeProduct();
const checkString = (plan: StringPlan) => check(plan, figures);

const plan = (changes: Partial<StringPlan> = {}): StringPlan => ({
  panels: 12,
  strings: 1,
  panel: { voc: 49.8, vmp: 41.9, imp: 11, vocPerDegree: -0.27, vmpPerDegree: -0.35 },
  coldest: 2,
  hottest: 70,
  ...changes,
});
const panel = (changes: Partial<StringPlan["panel"]>) => ({ panel: { ...plan().panel, ...changes } });

describe("checkString, checked by hand for a typical panel of 550 W", () => {
  // Voc at 2 °C: 49.8 × (1 + 0.0027 × 23) = 52.893 V. Vmp at 70 °C: 41.9 × (1 − 0.0035 × 45) = 35.301 V.
  test("12 panels reach 634.7 V in the cold and 423.6 V in the heat", () => {
    const result = checkString(plan());
    expect(result.cold).toBeCloseTo(634.71, 2);
    expect(result.hot).toBeCloseTo(423.61, 2);
    expect(result).toMatchObject({ fits: true, fewest: 6, most: 15 });
  });

  test("15 panels stay under 800 V, 16 do not", () => {
    expect(checkString(plan({ panels: 15 }))).toMatchObject({ fits: true });
    expect(checkString(plan({ panels: 16 }))).toMatchObject({ fits: false, reason: "too-many" });
  });

  test("6 panels stay over 180 V, 5 do not", () => {
    expect(checkString(plan({ panels: 6 }))).toMatchObject({ fits: true });
    expect(checkString(plan({ panels: 5 }))).toMatchObject({ fits: false, reason: "too-few" });
  });

  test("two strings of 12 have 11.06 kW at 41.9 V and 11 A", () => {
    expect(checkString(plan({ strings: 2 })).kilowatts).toBeCloseTo(11.06, 2);
  });
});

test("string exactly at either end of the range fits", () => {
  const still = { coldest: 25, hottest: 25 };
  expect(checkString(plan({ ...still, ...panel({ voc: 50, vmp: 40 }), panels: 16 }))).toMatchObject({ fits: true });
  expect(checkString(plan({ ...still, ...panel({ voc: 50, vmp: 45 }), panels: 4 }))).toMatchObject({ fits: true });
});

test("colder mornings allow fewer panels, hotter afternoons need more", () => {
  expect(checkString(plan({ coldest: -20 })).most).toBe(14);
  expect(checkString(plan({ hottest: 100 })).fewest).toBe(6);
  expect(checkString(plan({ hottest: 25 })).fewest).toBe(5);
});

test("sign of a temperature coefficient makes no difference", () => {
  expect(checkString(plan(panel({ vocPerDegree: 0.27, vmpPerDegree: 0.35 })))).toEqual(checkString(plan()));
});

test("current over 12 A does not fit; strings on one tracker add up", () => {
  expect(checkString(plan(panel({ imp: 12 })))).toMatchObject({ fits: true });
  expect(checkString(plan(panel({ imp: 13.1 })))).toMatchObject({ fits: false, reason: "over-current" });
  expect(checkString(plan({ ...panel({ imp: 5 }), strings: 4 }))).toMatchObject({ fits: true });
  expect(checkString(plan({ ...panel({ imp: 7 }), strings: 3 }))).toMatchObject({
    fits: false,
    reason: "over-current",
  });
});

test("distribute spreads strings over the two trackers", () => {
  expect(distribute(1, 10, 2)).toEqual([{ strings: 1, amps: 10 }]);
  expect(distribute(2, 10, 2)).toEqual([
    { strings: 1, amps: 10 },
    { strings: 1, amps: 10 },
  ]);
  expect(distribute(3, 10, 2)).toEqual([
    { strings: 2, amps: 20 },
    { strings: 1, amps: 10 },
  ]);
});

test("checkString uses the limits of the product", () => {
  const own = { ...figures, trackingRange: { min: 90, max: 560 }, inputCurrent: 16, trackers: 3 };
  expect(check(plan(panel({ imp: 13.1 })), own)).toMatchObject({
    fits: false,
    reason: "too-many",
    fewest: 3,
    most: 10,
  });
  expect(check(plan({ ...panel({ imp: 13.1 }), panels: 10, strings: 3 }), own)).toMatchObject({ fits: true });
});

test("implausible panel figures do not fit and have a reason", () => {
  expect(checkString(plan(panel({ vmp: 60 })))).toMatchObject({ fits: false, reason: "vmp-above-voc" });
  expect(checkString(plan(panel({ voc: 90, vmp: 10 })))).toMatchObject({ fits: false, reason: "no-length" });
});

const plans = fc.record({
  panels: fc.integer({ min: 1, max: 40 }),
  strings: fc.integer({ min: 1, max: 8 }),
  panel: fc.record({
    voc: fc.double({ min: 5, max: 250, noNaN: true }),
    vmp: fc.double({ min: 5, max: 250, noNaN: true }),
    imp: fc.double({ min: 0.5, max: 30, noNaN: true }),
    vocPerDegree: fc.double({ min: -1, max: 1, noNaN: true }),
    vmpPerDegree: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
  coldest: fc.double({ min: -40, max: 25, noNaN: true }),
  hottest: fc.double({ min: 25, max: 100, noNaN: true }),
});

describe("checkString for any panel, temperatures and strings", () => {
  test("has only positive figures", () => {
    fc.assert(
      fc.property(plans, (any) => {
        const { cold, hot, fewest, kilowatts, most, trackers } = checkString(any);
        for (const figure of [cold, hot, fewest, kilowatts, ...trackers.map(({ amps }) => amps)]) {
          expect(figure).toBeGreaterThan(0);
          expect(figure).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(most).toBeGreaterThanOrEqual(0);
        expect(cold).toBeGreaterThanOrEqual(hot);
      }),
    );
  });

  test("one more panel never lowers a voltage, one more string never changes one", () => {
    fc.assert(
      fc.property(plans, (any) => {
        const [less, more] = [checkString(any), checkString({ ...any, panels: any.panels + 1 })];
        expect(more.cold).toBeGreaterThan(less.cold);
        expect(more.hot).toBeGreaterThan(less.hot);
        expect(checkString({ ...any, strings: any.strings + 1 }).cold).toBe(less.cold);
      }),
    );
  });

  test("fits exactly from `fewest` to `most` panels, within the current limit", () => {
    fc.assert(
      fc.property(plans, (any) => {
        const { fewest, most, trackers } = checkString(any);
        const possible = any.panel.vmp < any.panel.voc && trackers.every(({ amps }) => amps <= 12);
        for (const panels of [fewest - 1, fewest, most, most + 1, any.panels].filter((each) => each > 0)) {
          expect(checkString({ ...any, panels }).fits).toBe(possible && panels >= fewest && panels <= most);
        }
      }),
    );
  });

  test("fits only inside the range at both temperatures and with at most 12 A a tracker", () => {
    fc.assert(
      fc.property(plans, (any) => {
        const { fits, cold, hot, trackers } = checkString(any);
        if (!fits) return;
        expect([cold <= 800 + 1e-9, hot >= 180 - 1e-9]).toEqual([true, true]);
        for (const { amps } of trackers) expect(amps).toBeLessThanOrEqual(12);
      }),
    );
  });

  test("puts every string on a tracker, balanced to one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), (strings) => {
        const [first, second] = distribute(strings, 10, 2).map((tracker) => tracker.strings);
        expect((first ?? 0) + (second ?? 0)).toBe(strings);
        expect((first ?? 0) - (second ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
