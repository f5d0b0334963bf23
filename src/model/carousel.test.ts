import fc from "fast-check";
import { expect, test } from "vitest";
import { slideAt } from "./carousel.ts";

test("after the last slide comes the first, before the first the last", () => {
  expect(slideAt(3, 1, 4)).toBe(0);
  expect(slideAt(0, -1, 4)).toBe(3);
});

test("any number of steps lands on a slide that exists", () => {
  fc.assert(
    fc.property(fc.nat(3), fc.integer(), (index, step) => {
      const slide = slideAt(index, step, 4);
      return Number.isInteger(slide) && slide >= 0 && slide < 4;
    }),
  );
});
