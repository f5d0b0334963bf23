import { plannerDay as words } from "#content/planner-day.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatPeak, formatTenths } from "../../../model/format.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import { cityName } from "../names.ts";

/** Less would read as "0.0". */
export const tenthsOrNone = (value: number): string => (value >= 0.05 ? formatTenths(value) : "none");

/** Text alternative for the plot. */
export function dayInWords({ totals }: Day, { city, array }: Outcome): string {
  return paragraph(
    words.average({ city: cityName(city), panels: formatPeak(array), solar: formatTenths(totals.solar) }),
    words.used({
      load: formatTenths(totals.load),
      direct: formatTenths(totals.direct),
      discharged: tenthsOrNone(totals.discharged),
      bought: formatTenths(totals.bought),
      exported: formatTenths(totals.exported),
    }),
  );
}

/** For the slider's aria-valuetext, and in the table. */
export const hourInWords = ({ hour, ...flows }: Hour): string =>
  words.hour({
    from: clockTime(hour),
    to: clockTime(hour + 1),
    solar: formatTenths(flows.solar),
    load: formatTenths(flows.load),
    charged: tenthsOrNone(flows.charged),
    discharged: tenthsOrNone(flows.discharged),
    exported: tenthsOrNone(flows.exported),
    bought: tenthsOrNone(flows.bought),
  });
