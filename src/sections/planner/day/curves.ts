import { area, curveMonotoneX, line } from "d3-shape";
import type { Hour } from "../../../model/planner/day.ts";

// About four units per pixel: integers are then precise enough, and three times as fast to format as decimals.
export const FINE = 4;
export const WIDTH = 960 * FINE;
export const HEIGHT = 300 * FINE;
export const BATTERY_HEIGHT = 64 * FINE;

type CurvePoint = { x: number; low: number; high: number };
type Level = (hour: Hour) => number;
const nothing: Level = () => 0;

const DIGITS = 0;
const steps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 60, 80, 120, 200, 400];

/** A round number above both curves. */
export const topOfScale = (hours: readonly Hour[]): number => {
  const peak = Math.max(...hours.flatMap(({ solar, load }) => [solar, load]));
  return steps.find((step) => step >= peak * 1.04) ?? Math.ceil(peak);
};

/** A value belongs to the middle of its hour; at midnight it is the mean of the last and the first. */
function points(hours: readonly Hour[], low: Level, high: Level): CurvePoint[] {
  const middle = hours.map((hour) => ({ x: hour.hour + 0.5, low: low(hour), high: high(hour) }));
  const [first, last] = [middle[0], middle.at(-1)];
  if (!first || !last) return [];
  const midnight = { low: (first.low + last.low) / 2, high: (first.high + last.high) / 2 };
  return [{ x: 0, ...midnight }, ...middle, { x: 24, ...midnight }];
}

const across = ({ x }: CurvePoint) => (x / 24) * WIDTH;

/** `stored` in the middle of each hour instead of its end. */
export const atMidHour = (hours: readonly Hour[]): Hour[] =>
  hours.map((hour, i) => ({ ...hour, stored: (hour.stored + (hours.at(i - 1)?.stored ?? 0)) / 2 }));

export function band(hours: readonly Hour[], top: number, low: Level, high: Level, height = HEIGHT): string {
  const up = (value: number) => height - (value / top) * height;
  const path = area<CurvePoint>(
    across,
    ({ low }) => up(low),
    ({ high }) => up(high),
  )
    .curve(curveMonotoneX)
    .digits(DIGITS);
  return path(points(hours, low, high)) ?? "";
}

export function curve(hours: readonly Hour[], top: number, level: Level): string {
  const path = line<CurvePoint>(across, ({ high }) => HEIGHT - (high / top) * HEIGHT)
    .curve(curveMonotoneX)
    .digits(DIGITS);
  return path(points(hours, nothing, level)) ?? "";
}

export const fromZero = nothing;
