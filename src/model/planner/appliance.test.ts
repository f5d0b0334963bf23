import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_COUNT, readCount, withCount } from "./appliance.ts";

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
