const FIRST_HOUR = 6;
const LAST_HOUR = 23;

/** Where the sun stands at an hour: `across` the page from 0 to 1, `height` 1 at noon, 0 on the horizon, below it negative. */
export function sunAt(hour: number): { across: number; height: number } {
  return {
    across: (hour - FIRST_HOUR) / (LAST_HOUR - FIRST_HOUR),
    height: Math.sin(((hour - FIRST_HOUR) / 12) * Math.PI),
  };
}

/** The whole day's path as an SVG path in a box of the given size, the horizon at `horizon`, noon at `noon`. */
export function sunPath(width: number, horizon: number, noon: number, steps = 68): string {
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const { across, height } = sunAt(FIRST_HOUR + ((LAST_HOUR - FIRST_HOUR) * i) / steps);
    return `${(across * width).toFixed(1)} ${(horizon - height * (horizon - noon)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
