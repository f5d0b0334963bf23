import { expect, test } from "vitest";
import { weekScale } from "./week-scale.ts";

const hour = 60;
const openOn = (opens: number, closes: number) => ({
  utcOffset: 330,
  days: { Mon: { opens: opens * hour, closes: closes * hour } },
});
const inHours = (opens: number, closes: number) => {
  const { first, last, marks } = weekScale(openOn(opens, closes));
  return { from: first / hour, to: last / hour, marks: marks.map((mark) => mark / hour) };
};

test("weekScale goes from 6 to 21 o'clock for an office that is open within", () => {
  expect(inHours(9, 18)).toEqual({ from: 6, to: 21, marks: [6, 9, 12, 15, 18, 21] });
  expect(inHours(6, 21)).toEqual(inHours(9, 18));
});

test("weekScale covers longer hours and labels every other mark", () => {
  expect(inHours(9, 22.5)).toEqual({ from: 6, to: 24, marks: [6, 12, 18, 24] });
  expect(inHours(5, 18)).toEqual({ from: 3, to: 21, marks: [6, 12, 18] });
  expect(inHours(0, 23.75)).toEqual({ from: 0, to: 24, marks: [0, 6, 12, 18, 24] });
});
