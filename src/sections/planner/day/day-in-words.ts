import { plannerDay as words } from "#content/planner-day.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatPeak, formatTenths } from "../../../model/format.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import { cityName } from "../names.ts";

/** Less would read as "0.0". */
export const tenthsOrNone = (value: number): string => (value >= 0.05 ? formatTenths(value) : "none");

/** The day is computed from the appliances, the year from the typed monthly units. */
export const billDiffers = ({ monthlyUnits, defaults }: Outcome): boolean => monthlyUnits !== defaults.units;

/** Text alternative for the plot. */
export function dayInWords({ totals }: Day, outcome: Outcome): string {
  return [
    words.average({
      city: cityName(outcome.city),
      panels: formatPeak(outcome.array),
      solar: formatTenths(totals.solar),
    }),
    words.used({
      load: formatTenths(totals.load),
      direct: formatTenths(totals.direct),
      discharged: tenthsOrNone(totals.discharged),
      bought: formatTenths(totals.bought),
    }),
    words.left({ exported: formatTenths(totals.exported) }),
    ...(billDiffers(outcome) ? [words.byAppliances] : []),
  ].join(" ");
}

export const dayInShort = ({ totals }: Day): string =>
  words.inShort({ solar: formatTenths(totals.solar), load: formatTenths(totals.load) });

/** For the slider's aria-valuetext. */
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
