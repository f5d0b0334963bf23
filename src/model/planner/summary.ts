import { formatHundredths, formatNumber, formatTenths, formatWhole, peakText, rupees } from "../format.ts";
import { type Appliance, chosen, countOf } from "./appliance.ts";
import type { Day } from "./day.ts";
import type { Outcome } from "./outcome.ts";
import { overridesInWords } from "./overrides-in-words.ts";
import type { Plan } from "./plan.ts";
import { MAX_PAYBACK_YEARS, type Savings } from "./savings.ts";

const loadInWords = (appliances: readonly Appliance[], plan: Plan): string =>
  chosen(appliances, plan.counts)
    .map((each) => `${countOf(plan.counts, each)} × ${each.name}`)
    .join(", ");

/** The day is computed from the appliances, the year from the typed monthly units. */
const billDiffers = ({ monthlyUnits, usual }: Outcome): boolean => monthlyUnits !== usual.units;

/** Text alternative for the plot. */
export function dayInWords({ totals }: Day, outcome: Outcome): string {
  const units = (value: number) => formatTenths(value);
  const stored = totals.discharged >= 0.05 ? `, ${units(totals.discharged)} out of the battery` : "";
  return (
    `On an average day in ${outcome.city.name}, ${peakText(outcome.array)} of panels make about ${units(totals.solar)} units. ` +
    `You use ${units(totals.load)}: ${units(totals.direct)} straight from the roof${stored}, and ${units(totals.bought)} bought. ` +
    `${units(totals.exported)} are left over.` +
    (billDiffers(outcome) ? " Counted from your appliances, not from the monthly units you typed." : "")
  );
}

export const dayInShort = ({ totals }: Day): string =>
  `The roof makes ${formatTenths(totals.solar)} units, you use ${formatTenths(totals.load)}`;

export const savingsInShort = ({ generation, nearNil, saving }: Savings): string =>
  `${formatWhole(generation)} units made, ${nearNil ? "next to nothing" : rupees(saving)} saved`;

export function yieldInWords({ array, assumed, assumedDefaults, city }: Outcome, { generation }: Savings): string {
  const whose = assumed.yield === assumedDefaults.yield ? ` in ${city.name}` : ", your figure";
  const limited = array * assumed.yield - generation >= 0.5 ? ", less what the inverter can’t pass on" : "";
  return `${peakText(array)} × ${formatNumber(assumed.yield)} units a year${whose}${limited}.`;
}

/** For the summary. */
function dayInBrief({ totals }: Day, outcome: Outcome): string {
  const stored = totals.discharged >= 0.05 ? `${formatTenths(totals.discharged)} from the battery, ` : "";
  return (
    `An average day${billDiffers(outcome) ? " by the appliances alone" : ""}: about ${formatTenths(totals.solar)} units made, ${formatTenths(totals.load)} used ` +
    `(${formatTenths(totals.direct)} directly, ${stored}${formatTenths(totals.bought)} bought), ${formatTenths(totals.exported)} left over.`
  );
}

/** At least 0.1, since "0.0" would mean that there is nothing to pay. */
export const paybackInYears = (years: number): string => formatTenths(Math.max(years, 0.1));

function quoteInBrief(payback: number | undefined): string {
  if (payback === undefined)
    return `does not pay for itself within ${MAX_PAYBACK_YEARS} years, as far as we can reckon`;
  if (payback === 0) return "is covered by the central subsidy";
  return `pays for itself in about ${paybackInYears(payback)} years`;
}

function countedWith({ monthlyUnits, rate, exportRate, battery }: Outcome): string {
  const surplus = exportRate > 0 ? `, ₹${formatNumber(exportRate)} for surplus` : "";
  const stored = battery > 0 ? `, a ${formatNumber(battery)} kWh battery` : "";
  return `Counted with ${formatNumber(monthlyUnits)} units a month at ₹${formatNumber(rate)} a unit${surplus}${stored}.`;
}

function yearInBrief({ nearNil, saving, co2, subsidy, quote, payback }: Savings, outcome: Outcome): string[] {
  const saved = nearNil ? "Saving: near nil" : `Saving: about ${rupees(saving)} a year`;
  const lines = [`${saved}. CO2 avoided: about ${formatWhole(co2)} kg a year. ${countedWith(outcome)}`];
  if (subsidy > 0) lines.push(`Central subsidy for a home: about ${rupees(subsidy)}, once.`);
  if (quote !== undefined) lines.push(`A quote of ${rupees(quote)} ${quoteInBrief(payback)}.`);
  return lines;
}

const MAX_NAMED = 4;

/** Only the first few, to keep the message short; the link has them all. */
function overridesInBrief(overrides: readonly string[]): string[] {
  if (overrides.length === 0) return [];
  const more = overrides.length - MAX_NAMED;
  return [
    `Own figures, FLARE’s in brackets: ${overrides.slice(0, MAX_NAMED).join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
  ];
}

/** The summary for a message, copying and sharing. */
export function planInWords(plan: Plan, outcome: Outcome): string {
  const { appliances, assumed, sizing, city, year } = outcome;
  const { load } = sizing;
  const lines = [
    `${plan.use === "home" ? "Home" : "Business"} in ${city.name}${plan.backup ? ", backup in power cuts wanted" : ""}.`,
    `Load: ${loadInWords(appliances, plan)}.`,
    `Connected ${formatHundredths(load.connected)} kW, ${plan.allAtOnce ? "all at once" : "likely together"} ${formatHundredths(load.together)} kW, with ${formatNumber(assumed.headroom)}% headroom ${formatHundredths(load.need)} kW.`,
    sizing.fits ? `Smallest FLARE that fits: ${sizing.product.model}.` : "More than the largest FLARE gives.",
  ];
  if (year) {
    const { day, savings } = year;
    lines.push(
      `${peakText(outcome.array)} of panels: about ${formatWhole(savings.generation)} units a year (${formatWhole(savings.range.low)} to ${formatWhole(savings.range.high)}).`,
      dayInBrief(day, outcome),
      ...yearInBrief(savings, outcome),
    );
  }
  lines.push(...overridesInBrief(overridesInWords(plan, outcome)));
  return `${lines.join("\n")}\nEstimates, as of November 2026.`;
}
