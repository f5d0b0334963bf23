import fc from "fast-check";
import { expect, test } from "vitest";
import { slideAt } from "./carousel.ts";

test("slideAt wraps around at both ends", () => {
  expect(slideAt(3, 1, 4)).toBe(0);
  expect(slideAt(0, -1, 4)).toBe(3);
});

test("slideAt returns an existing slide for any number of steps", () => {
  fc.assert(
    fc.property(fc.nat(3), fc.integer(), (index, step) => {
      const slide = slideAt(index, step, 4);
      return Number.isInteger(slide) && slide >= 0 && slide < 4;
    }),
  );
});
