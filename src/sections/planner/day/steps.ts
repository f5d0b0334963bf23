import type { Hour } from "../../../model/planner/day.ts";

// About four units per pixel: integers are then precise enough, and three times as fast to format as decimals.
export const FINE = 4;
export const WIDTH = 960 * FINE;
export const HEIGHT = 300 * FINE;
export const BATTERY_HEIGHT = 64 * FINE;

type Level = (hour: Hour) => number;

const roundSteps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 60, 80, 120, 200, 400];

/** A round number above both lines. */
export const topOfScale = (hours: readonly Hour[]): number => {
  const peak = Math.max(...hours.flatMap(({ solar, load }) => [solar, load]));
  return roundSteps.find((step) => step >= peak * 1.04) ?? Math.ceil(peak);
};

/** An SVG path with one level per hour, such as "V120H160"; equal neighbours are merged. `back` draws from right to left. */
function stairs(hours: readonly Hour[], level: Level, top: number, height: number, back = false): string {
  const x = (hour: number) => Math.round((hour / hours.length) * WIDTH);
  const y = (hour: Hour) => Math.round(height - (level(hour) / top) * height);
  const steps = hours.map((hour, i) => ({ level: y(hour), end: x(back ? i : i + 1) }));
  if (back) steps.reverse();
  return steps
    .filter(({ level }, i) => level !== steps[i + 1]?.level)
    .map(({ level, end }) => `V${level}H${end}`)
    .join("");
}

export const nothing: Level = () => 0;

export const band = (hours: readonly Hour[], top: number, low: Level, high: Level, height = HEIGHT): string =>
  `M0 ${height}${stairs(hours, high, top, height)}${stairs(hours, low, top, height, true)}Z`;

export const line = (hours: readonly Hour[], top: number, level: Level): string =>
  `M0 ${HEIGHT}${stairs(hours, level, top, HEIGHT)}`;
