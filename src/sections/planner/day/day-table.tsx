import { clockTime } from "../../../model/clock-time.ts";
import { formatTenths } from "../../../model/format.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import { Fold } from "../../../ui/fold.tsx";

const columns: readonly { key: keyof Hour; name: string; battery?: true }[] = [
  { key: "solar", name: "Roof makes" },
  { key: "load", name: "You use" },
  { key: "direct", name: "Used directly" },
  { key: "charged", name: "Stored", battery: true },
  { key: "discharged", name: "From battery", battery: true },
  { key: "exported", name: "Left over" },
  { key: "bought", name: "Bought" },
];

type DayTableProps = { day: Day; hasBattery: boolean };

function Hours({ day, hasBattery }: DayTableProps) {
  const shown = columns.filter(({ battery }) => hasBattery || !battery);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section aria-label="Your day, hour by hour" tabIndex={0} className="overflow-x-auto pb-4">
        <table className="w-full text-right text-note tabular-nums">
          <caption className="pb-2 text-left text-muted">Kilowatt-hours in each hour of an average day</caption>
          <thead>
            <tr className="border-line border-b align-bottom">
              <th scope="col" className="py-1.5 pr-4 text-left font-semibold">
                Hour
              </th>
              {shown.map(({ key, name }) => (
                <th key={key} scope="col" className="px-2 py-1.5 font-semibold">
                  {name}
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
                {shown.map(({ key }) => (
                  <td key={key} className="px-2 py-1">
                    {formatTenths(hour[key])}
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
  <Fold title="The same as a table" needsScript className="border-t">
    <Hours {...props} />
  </Fold>
);
