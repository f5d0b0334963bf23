import { memo } from "react";
import { plannerDay } from "#content/planner-day.ts";
import { dayMarks } from "./day-marks.ts";
import { FINE } from "./steps.ts";

const words = plannerDay.legend;

const lines = [
  { name: words.solar, className: dayMarks.solar },
  { name: words.load, className: dayMarks.load },
];
const marks = [
  { name: words.direct, className: dayMarks.direct },
  { name: words.stored, className: dayMarks.stored, battery: true },
  { name: words.battery, className: dayMarks.battery, battery: true },
  { name: words.exported, className: dayMarks.exported },
  { name: words.bought, className: dayMarks.bought },
];

export const Legend = memo(function Legend({ hasBattery }: { hasBattery: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-note">
      {lines.map(({ name, className }) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="22" height="12" aria-hidden="true">
            <path d="M0 6H22" className={className} />
          </svg>
          {name}
        </li>
      ))}
      {marks
        .filter(({ battery }) => hasBattery || !battery)
        .map(({ name, className }) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="22" height="12" viewBox={`0 0 ${22 * FINE} ${12 * FINE}`} aria-hidden="true">
              <rect width="100%" height="100%" className={className} />
            </svg>
            {name}
          </li>
        ))}
    </ul>
  );
});
