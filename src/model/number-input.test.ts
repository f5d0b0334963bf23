import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumber } from "./number-input.ts";

const limits = { min: 0, max: 50_000 };

test("numbers are read as people type them", () => {
  expect(readNumber("7.5", limits, 1)).toEqual({ value: 7.5 });
  expect(readNumber(" ₹ 1,250 ", limits, 1)).toEqual({ value: 1250 });
  expect(readNumber(".5", limits, 1)).toEqual({ value: 0.5 });
});

test("nothing typed counts as the usual value", () => {
  expect(readNumber("", limits, 7.5)).toEqual({ value: 7.5 });
  expect(readNumber(undefined, limits, 7.5)).toEqual({ value: 7.5 });
});

test("letters are refused, and too little or too much is held at the limit, each with a word", () => {
  expect(readNumber("seven", limits, 7.5)).toEqual({
    value: 7.5,
    problem: "Write a number. Counted with 7.5 meanwhile.",
  });
  expect(readNumber("-3", limits, 7.5)).toEqual({ value: 0, problem: "At least 0, so we count with that." });
  expect(readNumber("900000", limits, 7.5)).toEqual({
    value: 50_000,
    problem: "At most 50,000, so we count with that.",
  });
  expect(readNumber("1e9", limits, 7.5).problem).toMatch("Write a number");
});

test("a minus may be a typewriter's or a printer's", () => {
  expect(readNumber("-5", { min: -40, max: 25 }, 2)).toEqual({ value: -5 });
  expect(readNumber("−5", { min: -40, max: 25 }, 2)).toEqual({ value: -5 });
});

test("what is counted in pieces is held at whole ones", () => {
  expect(readNumber("7.5", { ...limits, whole: true }, 1)).toEqual({
    value: 7,
    problem: "Whole numbers only, so we count with 7.",
  });
  expect(readNumber("7", { ...limits, whole: true }, 1)).toEqual({ value: 7 });
});

test("whatever is typed, the page counts with a number within the limits", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const { value } = readNumber(text, limits, 7.5);
      return value >= limits.min && value <= limits.max;
    }),
  );
});
