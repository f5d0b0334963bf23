import { expect, test } from "vitest";
import { calculator } from "#content/calculator.ts";
import { readNumber } from "../../model/number-input.ts";
import { problemText } from "./problem-text.ts";

const limits = { min: 0, max: 50_000 };
const { problems } = calculator;

test("problemText names the value used instead, and is undefined for a valid number", () => {
  expect(problemText(readNumber("7.5", limits, 1))).toBeUndefined();
  expect(problemText(readNumber("seven", limits, 7.5))).toBe(problems.notANumber({ value: "7.5" }));
  expect(problemText(readNumber("-3", limits, 7.5))).toBe(problems.tooSmall({ value: "0" }));
  expect(problemText(readNumber("900000", limits, 7.5))).toBe(problems.tooLarge({ value: "50,000" }));
  expect(problemText(readNumber("7.5", { ...limits, integer: true }, 1))).toBe(problems.notWhole({ value: "7" }));
});

test("problemText names no figure if there is none to count with", () => {
  const text = problemText(readNumber("a lot", { min: 1000, max: 5000 }, 0));
  expect(text).toBe(problems.leftOut({}));
  expect(text).not.toMatch(/\d/);
});
