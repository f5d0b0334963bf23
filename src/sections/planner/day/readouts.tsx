import { clockTime } from "../../../model/clock-time.ts";
import { formatTenths } from "../../../model/format.ts";
import type { Hour } from "../../../model/planner/day.ts";

const span = ({ hour }: Hour) => `${clockTime(hour)} to ${clockTime(hour + 1)}`;

/** For the slider's aria-valuetext. */
export function hourInWords(hour: Hour): string {
  const parts = [
    `roof makes ${formatTenths(hour.solar)}`,
    `you use ${formatTenths(hour.load)}`,
    hour.charged >= 0.05 && `${formatTenths(hour.charged)} into the battery`,
    hour.discharged >= 0.05 && `${formatTenths(hour.discharged)} out of the battery`,
    hour.exported >= 0.05 && `${formatTenths(hour.exported)} left over`,
    hour.bought >= 0.05 && `${formatTenths(hour.bought)} bought`,
  ];
  return `${span(hour)}: ${parts.filter(Boolean).join(", ")}, in kilowatt-hours`;
}

export function Readouts({ hour, hasBattery }: { hour: Hour; hasBattery: boolean }) {
  const figures = [
    { name: "The hour from", value: clockTime(hour.hour), unit: "" },
    { name: "The roof makes", value: formatTenths(hour.solar), unit: "kWh" },
    { name: "You use", value: formatTenths(hour.load), unit: "kWh" },
    ...(hasBattery ? [{ name: "Battery holds", value: formatTenths(hour.stored), unit: "kWh" }] : []),
    hour.exported > hour.bought
      ? { name: "Left over", value: formatTenths(hour.exported), unit: "kWh" }
      : { name: "Bought", value: formatTenths(hour.bought), unit: "kWh" },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-5 md:grid-cols-5">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="border-line border-t pt-2.5">
          <dt className="text-muted text-note">{name}</dt>
          <dd className="mt-1 text-wrap font-bold font-wide text-h3 tabular-nums leading-tight tracking-heading stretch-heading lg:text-part">
            {value} {unit && <span className="font-semibold text-note tracking-normal">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
