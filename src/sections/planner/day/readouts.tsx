import { plannerDay } from "#content/planner-day.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatTenths } from "../../../model/format.ts";
import type { Hour } from "../../../model/planner/day.ts";

const words = plannerDay.readouts;

export function Readouts({ hour, hasBattery }: { hour: Hour; hasBattery: boolean }) {
  const figures = [
    { name: words.hour, value: clockTime(hour.hour), unit: "" },
    { name: words.solar, value: formatTenths(hour.solar), unit: words.unit },
    { name: words.load, value: formatTenths(hour.load), unit: words.unit },
    ...(hasBattery ? [{ name: words.stored, value: formatTenths(hour.stored), unit: words.unit }] : []),
    hour.exported > hour.bought
      ? { name: words.exported, value: formatTenths(hour.exported), unit: words.unit }
      : { name: words.bought, value: formatTenths(hour.bought), unit: words.unit },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-5">
      {figures.map(({ name, value, unit }) => (
        <div key={name} className="max-md:first:nth-last-[odd]:col-span-full border-line border-t pt-2.5">
          <dt className="text-muted text-note">{name}</dt>
          <dd className="mt-1 text-wrap font-bold font-wide text-h3 tabular-nums leading-tight tracking-heading stretch-heading lg:text-part">
            {value} {unit && <span className="font-semibold text-note tracking-normal">{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
