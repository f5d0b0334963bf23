import { memo } from "react";
import { FINE } from "./curves.ts";
import { dayMarks } from "./day-marks.ts";

const lines = [
  { name: "Sun on the roof", className: dayMarks.solar },
  { name: "What you use", className: dayMarks.load },
];
const marks = [
  { name: "Used directly", className: dayMarks.direct },
  { name: "Stored", className: dayMarks.stored, battery: true },
  { name: "From the battery", className: dayMarks.battery, battery: true },
  { name: "Left over for the grid", className: dayMarks.exported },
  { name: "Bought", className: dayMarks.bought },
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
