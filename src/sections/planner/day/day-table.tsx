import { plannerDay } from "#content/planner-day.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatTenths } from "../../../model/format.ts";
import type { Day } from "../../../model/planner/day.ts";
import { Fold } from "../../../ui/fold.tsx";

const words = plannerDay.table;

const columns = ["solar", "load", "direct", "charged", "discharged", "exported", "bought"] as const;
const ofBattery: readonly (typeof columns)[number][] = ["charged", "discharged"];

type DayTableProps = { day: Day; hasBattery: boolean };

function Hours({ day, hasBattery }: DayTableProps) {
  const shown = columns.filter((name) => hasBattery || !ofBattery.includes(name));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-label={words.label} tabIndex={0} className="overflow-x-auto pb-4">
        <table className="w-full text-right text-note tabular-nums">
          <caption className="pb-2 text-left text-muted">{words.caption}</caption>
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="py-1.5 pr-4 text-left font-semibold">
                {words.hour}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className="px-2 py-1.5 font-semibold">
                  {words[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {day.hours.map((hour) => (
              <tr key={hour.hour} className="border-line border-b">
                <th scope="row" className="py-1 pr-4 text-left font-normal">
                  {clockTime(hour.hour)}
                </th>
                {shown.map((name) => (
                  <td key={name} className="px-2 py-1">
                    {formatTenths(hour[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

export const DayTable = (props: DayTableProps) => (
  <Fold title={words.title} needsScript className="border-t">
    <Hours {...props} />
  </Fold>
);
