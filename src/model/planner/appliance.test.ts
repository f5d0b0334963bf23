import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_COUNT, readCount, toggled, withCount } from "./appliance.ts";

test("readCount accepts a valid count without a problem", () => {
  expect([0, 7, 99].map((typed) => readCount(typed, 3))).toEqual([{ count: 0 }, { count: 7 }, { count: 99 }]);
});

test("readCount reports a problem for too many, too few, fractions and letters", () => {
  expect(readCount(500, 3)).toEqual({ count: 99, problem: "tooLarge" });
  expect(readCount(-5, 3)).toEqual({ count: 0, problem: "tooSmall" });
  expect(readCount(2.5, 3)).toEqual({ count: 2, problem: "notWhole" });
  expect(readCount(Number.NaN, 3)).toEqual({ count: 3, problem: "notANumber" });
});

test("readCount returns a valid count for any number, with a problem if it differs", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), fc.integer({ min: 0, max: MAX_COUNT }), (typed, before) => {
      const { count, problem } = readCount(typed, before);
      expect(withCount({}, "fan", count).fan ?? 0).toBe(count + 0);
      expect(problem === undefined).toBe(count === typed);
    }),
  );
});

test("toggled switches all kinds off, and on again as they were", () => {
  const counts = { fan: 2, ac15: 2, ac2: 1 };
  const off = toggled(counts, ["ac15", "ac2"]);
  expect(off).toEqual({ fan: 2 });
  expect(toggled(off, ["ac15", "ac2"], counts)).toEqual(counts);
});

test("toggled switches one of the first kind on if none was on before", () => {
  expect(toggled({ fan: 2 }, ["ac15", "ac2"])).toEqual({ fan: 2, ac15: 1 });
  expect(toggled({}, ["ac15", "ac2"], { fan: 3, ac15: 0 })).toEqual({ ac15: 1 });
});
