import { roundToTenth } from "../model/format.ts";

const FIRST_HOUR = 6;
const LAST_HOUR = 23;

/** The sun at an hour: `across` from 0 to 1 over the page; `height` 1 at noon, 0 on the horizon, negative after sunset. */
export function sunAt(hour: number): { across: number; height: number } {
  return {
    across: (hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR),
    height: Math.sin(((hour - FIRST_HOUR) / 12) * Math.PI),
  };
}

/** Enough for the curve to be off by less than a tenth of a pixel. */
const PARTS = 6;

/** The day's curve as an SVG path; `horizon` and `noon` are y coordinates. */
export function sunPath(width: number, horizon: number, noon: number): string {
  const hours = (LAST_HOUR - FIRST_HOUR) / PARTS;
  const at = (part: number, ahead: number) => {
    const hour = FIRST_HOUR + part * hours;
    const { across, height } = sunAt(hour);
    const slope = (Math.PI / 12) * Math.cos(((hour - FIRST_HOUR) / 12) * Math.PI);
    const x = (across + ahead / PARTS) * width;
    const y = horizon - (height + slope * ahead * hours) * (horizon - noon);
    return `${roundToTenth(x)} ${roundToTenth(y)}`;
  };
  const parts = Array.from({ length: PARTS }, (_, i) => `${at(i + 1, -1 / 3)} ${at(i + 1, 0)}`);
  return `M${at(0, 0)}C${at(0, 1 / 3)} ${parts.join("S")}`;
}

/** From one hour to another by the shorter way around the clock: -12 to 12. */
export const hoursBetween = (from: number, to: number): number => ((((to - from) % 24) + 36) % 24) - 12;
