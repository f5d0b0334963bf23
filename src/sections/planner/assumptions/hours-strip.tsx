import type { UsageTime } from "../../../model/planner/day.ts";

const DAY = 24;

/** The hours of use on a 24-hour bar with daylight tinted. Hidden from screen readers, which have the fields. */
export function HoursStrip({ from, length }: UsageTime) {
  const end = from + length;
  return (
    <svg viewBox="0 0 24 10" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
      <rect width="24" height="10" className="fill-line" />
      <rect x="6" width="12" height="10" className="fill-accent opacity-30" />
      <rect x={from} width={Math.min(end, DAY) - from} height="10" className="fill-ink" />
      {end > DAY && <rect width={Math.min(end - DAY, from)} height="10" className="fill-ink" />}
    </svg>
  );
}
