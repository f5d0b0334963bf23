const FIRST_HOUR = 6;
const LAST_HOUR = 23;

/** The sun at an hour: `across` from 0 to 1 over the page; `height` 1 at noon, 0 on the horizon, negative after sunset. */
export function sunAt(hour: number): { across: number; height: number } {
  return {
    across: (hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR),
    height: Math.sin(((hour - FIRST_HOUR) / 12) * Math.PI),
  };
}

/** The day's curve as an SVG path; `horizon` and `noon` are y coordinates. */
export function sunPath(width: number, horizon: number, noon: number, steps = 34): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const { across, height } = sunAt(FIRST_HOUR + ((LAST_HOUR - FIRST_HOUR) * i) / steps);
    return `${(across * width).toFixed(1)} ${(horizon - height * (horizon - noon)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}

/** From one hour to another by the shorter way around the clock: -12 to 12. */
export const hoursBetween = (from: number, to: number): number => ((((to - from) % 24) + 36) % 24) - 12;
