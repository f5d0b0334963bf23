import { area, curveMonotoneX, line } from "d3-shape";
import type { Hour } from "../../../model/planner/day.ts";

// Four units to a pixel or so: whole numbers are fine enough, and three times as fast to write as fractions.
export const FINE = 4;
export const WIDTH = 960 * FINE;
export const HEIGHT = 300 * FINE;
export const BATTERY_HEIGHT = 64 * FINE;

type Point = { x: number; low: number; high: number };
type Level = (hour: Hour) => number;
const nothing: Level = () => 0;

const DIGITS = 0;
const steps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 60, 80, 120, 200, 400];

/** The top of the scale: a round number that both curves stay under. */
export const topOfScale = (hours: readonly Hour[]): number => {
  const peak = Math.max(...hours.flatMap(({ solar, load }) => [solar, load]));
  return steps.find((step) => step >= peak * 1.04) ?? Math.ceil(peak);
};

/** Each hour's value stands in its middle; before the first and after the last the day goes on as it came round. */
function points(hours: readonly Hour[], low: Level, high: Level): Point[] {
  const middle = hours.map((hour) => ({ x: hour.hour + 0.5, low: low(hour), high: high(hour) }));
  const [first, last] = [middle[0], middle.at(-1)];
  if (!first || !last) return [];
  const midnight = { low: (first.low + last.low) / 2, high: (first.high + last.high) / 2 };
  return [{ x: 0, ...midnight }, ...middle, { x: 24, ...midnight }];
}

const across = ({ x }: Point) => (x / 24) * WIDTH;

/** A battery is as full in the middle of an hour as halfway between its ends. */
export const charges = (hours: readonly Hour[]): Hour[] =>
  hours.map((hour, i) => ({ ...hour, stored: (hour.stored + (hours.at(i - 1)?.stored ?? 0)) / 2 }));

export function band(hours: readonly Hour[], top: number, low: Level, high: Level, height = HEIGHT): string {
  const up = (value: number) => height - (value / top) * height;
  const path = area<Point>(
    across,
    ({ low }) => up(low),
    ({ high }) => up(high),
  )
    .curve(curveMonotoneX)
    .digits(DIGITS);
  return path(points(hours, low, high)) ?? "";
}

export function curve(hours: readonly Hour[], top: number, level: Level): string {
  const path = line<Point>(across, ({ high }) => HEIGHT - (high / top) * HEIGHT)
    .curve(curveMonotoneX)
    .digits(DIGITS);
  return path(points(hours, nothing, level)) ?? "";
}

export const fromGround = nothing;
