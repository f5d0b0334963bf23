import { plannerSavings as words } from "#content/planner-savings.ts";
import { formatNumber, formatPeak, formatTenths, formatWhole, rupees } from "../../../model/format.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Savings } from "../../../model/planner/savings.ts";
import { cityName } from "../names.ts";

export const savingsInShort = ({ generation, nearNil, saving }: Savings): string =>
  words.inShort({ generation: formatWhole(generation), nearNil: String(nearNil), saving: rupees(saving) });

export function yieldInWords({ array, assumed, assumedDefaults, city }: Outcome, { generation }: Savings): string {
  return words.yield({
    panels: formatPeak(array),
    units: formatNumber(assumed.yield),
    own: String(assumed.yield !== assumedDefaults.yield),
    city: cityName(city),
    limited: String(array * assumed.yield - generation >= 0.5),
  });
}

/** At least 0.1, since "0.0" would mean that there is nothing to pay. */
export const paybackInYears = (years: number): string => formatTenths(Math.max(years, 0.1));
