import { plannerSavings as words } from "#content/planner-savings.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { formatNumber, formatPeak, formatTenths, formatWhole, rupees } from "../../../model/format.ts";
import type { Outcome } from "../../../model/planner/outcome.ts";
import type { Plan } from "../../../model/planner/plan.ts";
import type { Savings } from "../../../model/planner/savings.ts";
import { cityName, cityNotes } from "../names.ts";

/** The assumption about net metering, and what would be saved with it if that is more. */
export const netInWords = (
  { netMetering: net }: Plan,
  { withNetMetering, withoutNetMetering }: Savings,
): { net: string; other: string } => ({
  net,
  other: withNetMetering - withoutNetMetering >= 1 ? rupees(withNetMetering) : "none",
});

export const savingsInShort = (plan: Plan, savings: Savings): string =>
  words.inShort({
    generation: formatWhole(savings.generation),
    nearNil: String(savings.nearNil),
    saving: rupees(savings.saving),
    ...netInWords(plan, savings),
  });

/** Where the units of a home are free, only its surplus earns. */
function freeNote({ netMetering }: Plan, { city, exportRate }: Outcome, { withNetMetering }: Savings): string {
  const yearly = netMetering === "unsure" ? rupees(withNetMetering) : "none";
  const surplus = exportRate > 0 && words.saving.surplus({ exportRate: formatNumber(exportRate), yearly });
  return paragraph(cityNotes(city)?.free, netMetering !== "no" && surplus);
}

export function savingNote(plan: Plan, outcome: Outcome, savings: Savings): string {
  if (savings.free) return freeNote(plan, outcome, savings);
  const { rate, exportRate } = outcome;
  return words.saving.note({
    units: formatWhole(savings.ownUse),
    rate: formatNumber(rate),
    exportRate: exportRate > 0 ? formatNumber(exportRate) : "none",
    ...netInWords(plan, savings),
  });
}

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
