import fc from "fast-check";
import { expect, test } from "vitest";
import { inDigits, inWhole, listed, peakText, rupees, toHundredths, toTenths } from "./format.ts";

const inIndia = (least: number, most: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: least, maximumFractionDigits: most });

const ways = [
  ["whole", inWhole, inIndia(0, 0)],
  ["tenths", toTenths, inIndia(1, 1)],
  ["hundredths", toHundredths, inIndia(2, 2)],
  ["as few digits as needed", inDigits, inIndia(0, 4)],
] as const;

for (const [name, write, platform] of ways) {
  test(`numbers are written as the platform writes them for India: ${name}`, () => {
    const numbers = fc
      .record({ digits: fc.integer({ min: 0, max: 10 ** 10 }), behindThePoint: fc.integer({ min: 0, max: 6 }) })
      .map(({ digits, behindThePoint }) => digits / 10 ** behindThePoint);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(write(value)).toBe(platform.format(value));
      }),
      { numRuns: 2000 },
    );
  });
}

test("lakhs and crores are grouped, and halves go up", () => {
  expect(rupees(108_000)).toBe("₹1,08,000");
  expect(inWhole(12_345_678.5)).toBe("1,23,45,679");
  expect(toTenths(1.15)).toBe("1.2");
  expect(peakText(7)).toBe("7.0 kWp");
  expect(peakText(7.44)).toBe("7.44 kWp");
});

test("things are listed as in a sentence", () => {
  expect(listed([])).toBe("");
  expect(listed(["a fan"])).toBe("a fan");
  expect(listed(["a fan", "a geyser"])).toBe("a fan and a geyser");
  expect(listed(["a fan", "a geyser", "a pump"])).toBe("a fan, a geyser and a pump");
});
