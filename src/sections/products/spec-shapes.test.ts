import { describe, expect, test } from "vitest";
import { inputLines, powerFactorArc, roof } from "./spec-shapes.ts";

const strokes = (path: string) => path.split("M").length - 1;
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("with %i trackers", (trackers) => {
  test("inputLines draws one line per tracker, and none touch", () => {
    const { lines, wires, width } = inputLines(trackers);
    expect(strokes(lines)).toBe(trackers);
    expect(strokes(wires)).toBe(trackers);
    const heights = [...lines.matchAll(/M2 (\S+)H/g)].map(([, y]) => Number(y));
    for (const [i, y] of heights.slice(1).entries()) expect(y - Number(heights[i])).toBeGreaterThan(width);
    expect(Math.min(...heights) - width / 2).toBeGreaterThanOrEqual(-1);
  });

  test("roof has panels on one face per tracker, within the drawing", () => {
    const { outline, panels } = roof(trackers);
    expect(strokes(panels)).toBe(trackers);
    expect(outline.split("L").length - 1).toBe(2 * Math.ceil(trackers / 2));
    for (const number of numbers(panels)) expect(number).toBeGreaterThan(0);
    for (const number of numbers(panels)) expect(number).toBeLessThan(128);
  });
});

test("two faces are the two sides of one gable", () => {
  expect(roof(2).outline).toBe("M2 42H128M14 42L65 10L116 42");
  expect(roof(1).panels).toBe("M24.1 30.9L55.7 11.1");
  expect(roof(2).panels).toBe("M24.1 30.9L55.7 11.1M105.9 30.9L74.3 11.1");
});

test("powerFactorArc widens as the power factor falls below 0.9", () => {
  expect(powerFactorArc(0.9)).toEqual({ arc: "M47.4 9.8A38 38 0 0 1 80.6 9.8", left: 47.4, right: 80.6 });
  expect(powerFactorArc(0.6)).toMatchObject({ left: 33.6, right: 94.4 });
  expect(powerFactorArc(1)).toMatchObject({ left: 47.4, right: 80.6 });
});
