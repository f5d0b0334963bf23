import { expect, test } from "vitest";
import { degreesOf, frameAt, turnByKey } from "./turn.ts";

test("frameAt wraps around in both directions", () => {
  expect(frameAt(24)).toBe(0);
  expect(frameAt(-1)).toBe(23);
  expect(frameAt(-49.4)).toBe(23);
  expect(degreesOf(frameAt(25))).toBe(15);
});

test("turnByKey turns one frame for arrow keys, to the first or last for Home and End, else nothing", () => {
  expect(turnByKey("ArrowRight", 5)).toBe(1);
  expect(turnByKey("ArrowLeft", 5)).toBe(-1);
  expect(frameAt(29 + (turnByKey("Home", 29) ?? 0))).toBe(0);
  expect(degreesOf(frameAt(29 + (turnByKey("End", 29) ?? 0)))).toBe(345);
  expect(turnByKey("Tab", 5)).toBeUndefined();
});
