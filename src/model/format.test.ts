import fc from "fast-check";
import { expect, test } from "vitest";
import { formatHundredths, formatNumber, formatPeak, formatTenths, formatWhole, rupees } from "./format.ts";

const intl = (least: number, most: number) =>
  new Intl.NumberFormat("en-IN", { minimumFractionDigits: least, maximumFractionDigits: most });

const formatters = [
  ["whole", formatWhole, intl(0, 0)],
  ["tenths", formatTenths, intl(1, 1)],
  ["hundredths", formatHundredths, intl(2, 2)],
  ["panel power", formatPeak, intl(1, 2)],
  ["as few digits as needed", formatNumber, intl(0, 4)],
] as const;

for (const [name, format, platform] of formatters) {
  test(`${name} formats as Intl.NumberFormat does for en-IN`, () => {
    const numbers = fc
      .record({ digits: fc.integer({ min: 0, max: 10 ** 10 }), decimals: fc.integer({ min: 0, max: 6 }) })
      .map(({ digits, decimals }) => digits / 10 ** decimals);
    fc.assert(
      fc.property(numbers, (value) => {
        expect(format(value)).toBe(platform.format(value));
      }),
      { numRuns: 2000 },
    );
  });
}

test("numbers are grouped in lakhs and crores, and halves round up", () => {
  expect(rupees(108_000)).toBe("₹1,08,000");
  expect(formatWhole(12_345_678.5)).toBe("1,23,45,679");
  expect(formatTenths(1.15)).toBe("1.2");
  expect(formatPeak(7)).toBe("7.0");
  expect(formatPeak(7.44)).toBe("7.44");
});

test("negative numbers have a minus sign, not a hyphen", () => {
  expect(formatNumber(-40)).toBe("−40");
  expect(formatNumber(-0)).toBe("0");
});
