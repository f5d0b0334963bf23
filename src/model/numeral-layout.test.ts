import fc from "fast-check";
import { expect, test } from "vitest";
import { placeNumerals, ROW_WIDTH } from "./numeral-layout.ts";
import { byCapacity } from "./product.ts";
import { columnsFor } from "./range.ts";

const named = (sizes: readonly number[]) => byCapacity(sizes.map((size) => ({ model: `FLARE ${size.toFixed(1)}KW` })));
const place = (sizes: readonly number[], spread: "flow" | "columns") =>
  placeNumerals(named(sizes), columnsFor(sizes.length), spread);

test("five numerals fill one row, each in proportion to its kilowatts", () => {
  for (const spread of ["flow", "columns"] as const) {
    const placed = place([4.2, 5, 6.2, 8.2, 10.2], spread);
    const last = placed.at(-1);
    expect(new Set(placed.map(({ row }) => row)).size).toBe(1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(0.95 * ROW_WIDTH);
    for (const { size, product } of placed)
      expect(size / Number(product.model.slice(6, -2))).toBeCloseTo((last?.size ?? 0) / 10.2, 6);
  }
});

test("nine numerals are two rows", () => {
  expect(place([1, 2, 3, 4, 5, 6, 7, 8, 9], "flow").map(({ row }) => row)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1]);
});

test("no numeral reaches into the next, beyond the row or above it", () => {
  const sizes = fc.uniqueArray(fc.integer({ min: 10, max: 300 }), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(sizes, fc.constantFrom("flow", "columns"), (tenths, spread) => {
      const placed = place(
        tenths.map((tenth) => tenth / 10),
        spread,
      );
      for (const { x, width, slot, size } of placed) {
        expect(width).toBeLessThan(slot);
        expect(x + width).toBeLessThanOrEqual(ROW_WIDTH + 1);
        expect(size).toBeLessThanOrEqual(177);
      }
    }),
  );
});
