import { useState } from "react";
import { plannerDay } from "#content/planner-day.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatTenths } from "../../../model/format.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import { Fold } from "../../../ui/fold.tsx";
import { useFold } from "../../../ui/use-fold.ts";

const words = plannerDay.table;

/** These and the hour fit on a phone, where a tap on the hour shows the others. */
const always = ["solar", "load", "bought"] as const;
const onWide = ["direct", "charged", "discharged", "exported"] as const;
type Column = (typeof always)[number] | (typeof onWide)[number];
const ofBattery: readonly Column[] = ["charged", "discharged"];

const wide = "max-md:hidden";

function Row({ hour, more }: { hour: Hour; more: readonly Column[] }) {
  const [open, setOpen] = useState(false);
  const cell = (name: Column, className = "") => (
    <td key={name} className={`py-1 pl-2 ${className}`}>
      {formatTenths(hour[name])}
    </td>
  );
  return (
    <>
      <tr className="border-line border-b">
        <th scope="row" className="pr-2 text-left font-normal">
          <button
            type="button"
            aria-expanded={open}
            aria-label={words.more({ hour: clockTime(hour.hour) })}
            onClick={() => setOpen(!open)}
            className="link min-h-11 min-w-11 text-left md:hidden"
          >
            {clockTime(hour.hour)}
          </button>
          <span className={wide}>{clockTime(hour.hour)}</span>
        </th>
        {always.map((name) => cell(name))}
        {more.map((name) => cell(name, wide))}
      </tr>
      {open && (
        <tr className="border-line border-b md:hidden">
          <td colSpan={4} className="py-2 text-left">
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              {more.map((name) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{words[name]}</dt>
                  <dd className="text-right">{formatTenths(hour[name])}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}

type DayTableProps = { day: Day; hasBattery: boolean };

function Table({ day, hasBattery }: DayTableProps) {
  const more = onWide.filter((name) => hasBattery || !ofBattery.includes(name));
  const head = (name: Column, className = "") => (
    <th key={name} scope="col" className={`py-1.5 pl-2 font-semibold ${className}`}>
      {words[name]}
    </th>
  );
  return (
    <table className="mb-4 w-full table-fixed text-right text-note tabular-nums">
      <caption className="pb-2 text-left text-muted">{words.caption}</caption>
      <thead>
        <tr className="border-line border-b align-bottom">
          <th scope="col" className="py-1.5 pr-2 text-left font-semibold">
            {words.hour}
          </th>
          {always.map((name) => head(name))}
          {more.map((name) => head(name, wide))}
        </tr>
      </thead>
      <tbody>
        {day.hours.map((hour) => (
          <Row key={hour.hour} hour={hour} more={more} />
        ))}
      </tbody>
    </table>
  );
}

/** Its 280 elements are rendered only while it is open. */
export function DayTable(props: DayTableProps) {
  const { open, fold } = useFold();
  return (
    <Fold {...fold} title={words.title} className="needs-script border-t">
      {open && <Table {...props} />}
    </Fold>
  );
}
