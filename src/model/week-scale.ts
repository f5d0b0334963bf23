import type { OpeningHours } from "./hours.ts";

const HOUR = 60;
const STEP = 3 * HOUR;
/** More labels would meet on a phone. */
const MOST_STEPS = 5;

/** The part of the day that a chart of the week shows: 6 to 21 o'clock, and more if the office is open longer. */
export function weekScale({ days }: OpeningHours) {
  const open = Object.values(days);
  const first = Math.min(6 * HOUR, ...open.map(({ opens }) => Math.floor(opens / STEP) * STEP));
  const last = Math.max(21 * HOUR, ...open.map(({ closes }) => Math.ceil(closes / STEP) * STEP));
  const step = (last - first) / STEP > MOST_STEPS ? 2 * STEP : STEP;
  const start = Math.ceil(first / step) * step;
  const marks = Array.from({ length: Math.floor((last - start) / step) + 1 }, (_, i) => start + i * step);
  return { first, last, marks };
}
