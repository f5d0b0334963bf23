import fc from "fast-check";
import { expect, test } from "vitest";
import { type Counts, countsInWords, MOST_OF_A_KIND, readCount, withCount } from "./appliance.ts";

test("a count that can be used is taken without a word", () => {
  expect([0, 7, 99].map((typed) => readCount(typed, 3))).toEqual([{ count: 0 }, { count: 7 }, { count: 99 }]);
});

test("what was counted is told in a few words, in the right number", () => {
  const counts: Counts[] = [{}, { fan: 1 }, { fan: 3 }, { fan: 3, led: 2 }];
  expect(counts.map(countsInWords)).toEqual(["Nothing yet", "1 of one kind", "3 of one kind", "5 in 2 kinds"]);
});

test("too many, too few, parts and letters are each answered in a word", () => {
  expect(readCount(500, 3)).toEqual({ count: 99, problem: "99 at most" });
  expect(readCount(-5, 3)).toEqual({ count: 0, problem: "0 at least" });
  expect(readCount(2.5, 3)).toEqual({ count: 2, problem: "Whole ones only" });
  expect(readCount(Number.NaN, 3)).toEqual({ count: 3, problem: "Digits only" });
});

test("whatever is typed, the plan keeps the count that was read, and a change is never silent", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer()), fc.integer({ min: 0, max: MOST_OF_A_KIND }), (typed, before) => {
      const { count, problem } = readCount(typed, before);
      expect(withCount({}, "fan", count).fan ?? 0).toBe(count + 0);
      expect(problem === undefined).toBe(count === typed);
    }),
  );
});
