import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_NUMBER_LENGTH, readNumber } from "./number-input.ts";

const limits = { min: 0, max: 50_000 };

test("readNumber takes a percent sign", () => {
  expect(readNumber("12.5%", { min: 0, max: 100 }, 25)).toEqual({ value: 12.5 });
  expect(readNumber("%", { min: 0, max: 100 }, 25).problem).toBe("notANumber");
});

test("readNumber accepts decimals, currency signs and spaces", () => {
  expect(readNumber("7.5", limits, 1)).toEqual({ value: 7.5 });
  expect(readNumber(" ₹ 1,250 ", limits, 1)).toEqual({ value: 1250 });
  expect(readNumber(".5", limits, 1)).toEqual({ value: 0.5 });
});

test("readNumber returns the usual value for empty text", () => {
  expect(readNumber("", limits, 7.5)).toEqual({ value: 7.5 });
  expect(readNumber(undefined, limits, 7.5)).toEqual({ value: 7.5 });
});

test("readNumber refuses letters and clamps to the limits, each with a problem", () => {
  expect(readNumber("seven", limits, 7.5)).toEqual({ value: 7.5, problem: "notANumber" });
  expect(readNumber("-3", limits, 7.5)).toEqual({ value: 0, problem: "tooSmall" });
  expect(readNumber("900000", limits, 7.5)).toEqual({ value: 50_000, problem: "tooLarge" });
  expect(readNumber("1e9", limits, 7.5).problem).toBe("notANumber");
});

test("readNumber accepts a hyphen and a minus sign", () => {
  expect(readNumber("-5", { min: -40, max: 25 }, 2)).toEqual({ value: -5 });
  expect(readNumber("−5", { min: -40, max: 25 }, 2)).toEqual({ value: -5 });
});

const wide = { min: 0, max: 1_00_00_000 };

test.each([
  ["1,00,000", 100_000],
  ["100,000", 100_000],
  ["1,00,00,000", 1_00_00_000],
  ["1,000,000.50", 1_000_000.5],
  ["2,500", 2500],
])("readNumber removes grouping commas: %s", (text, value) => {
  expect(readNumber(text, wide, 1)).toEqual({ value });
});

test.each([
  ["2,5", 2.5],
  ["-2,5", -2.5],
  ["1250,50", 1250.5],
  ["0,500", 0.5],
  [",5", 0.5],
])("readNumber takes any other single comma as a decimal comma: %s", (text, value) => {
  expect(readNumber(text, { ...wide, min: -40 }, 1)).toEqual({ value });
});

test.each(["1.234,5", "1,2,3", "1,00,00", "100,00,000", "1,5.2", "1,234,5", ",", "2.5 lakh", "/-", "5²"])(
  "readNumber refuses misplaced commas and words: %s",
  (text) => {
    expect(readNumber(text, wide, 7.5)).toEqual({ value: 7.5, problem: "notANumber" });
  },
);

test.each([
  "₹2,50,000/-",
  "Rs. 2,50,000",
  "Rs 250000",
  "rs.250000/-",
  "२,५०,०००",
  "２５００００",
  "２，５０，０００．０",
])("readNumber accepts Indian notation: %s", (text) => {
  expect(readNumber(text, wide, 1)).toEqual({ value: 250_000 });
});

test("readNumber leaves text out if there is no usual value", () => {
  expect(readNumber("a lot", { min: 1000, max: 1_00_00_000 }, 0)).toEqual({ value: 0, problem: "leftOut" });
});

test("readNumber accepts the longest amount and refuses text that may be cut off", () => {
  for (const text of ["₹ 1,00,00,000", " Rs. 1,00,00,000.00/- "]) {
    expect(text.length).toBeLessThan(MAX_NUMBER_LENGTH);
    expect(readNumber(text, wide, 1)).toEqual({ value: 1_00_00_000 });
  }
  for (const spaces of [18, 30]) {
    const cut = `${" ".repeat(spaces)}2,50,000`.slice(0, MAX_NUMBER_LENGTH);
    expect(readNumber(cut, wide, 1).problem).toBe("notANumber");
  }
});

test("readNumber rounds down where only integers are allowed", () => {
  expect(readNumber("7.5", { ...limits, integer: true }, 1)).toEqual({ value: 7, problem: "notWhole" });
  expect(readNumber("7", { ...limits, integer: true }, 1)).toEqual({ value: 7 });
});

test("readNumber returns a number within the limits for any text", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const { value } = readNumber(text, limits, 7.5);
      return value >= limits.min && value <= limits.max;
    }),
  );
});
