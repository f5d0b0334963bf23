import { planner } from "#content/planner.ts";
import { plannerSummary as words } from "#content/planner-summary.ts";
import { clauses, paragraph, series } from "../../format/lists-and-dates.ts";
import { formatHundredths, formatNumber, formatPeak, formatTenths, formatWhole, rupees } from "../../model/format.ts";
import { chosen, countOf } from "../../model/planner/appliance.ts";
import type { Day } from "../../model/planner/day.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { MAX_PAYBACK_YEARS, type Savings } from "../../model/planner/savings.ts";
import { numeral } from "../../model/product.ts";
import type { ResultCard } from "../calculator/result-picture.ts";
import { tenthsOrNone } from "./day/day-in-words.ts";
import { applianceName, cityName } from "./names.ts";
import { overridesInWords } from "./overrides-in-words.ts";
import { netInWords, paybackInYears } from "./savings/savings-in-words.ts";

/** What a quote request, a link and a picture of the plan are made of. */
export type Result = {
  plan: Plan;
  outcome: Outcome;
  /** Writes the plan into a query. */
  search: (current: string) => string;
};

export const placeInWords = ({ use, backup }: Plan, { city }: Outcome): string =>
  words.place({ use, city: cityName(city), backup: String(backup) });

function loadLine({ appliances }: Outcome, { counts }: Plan): string {
  const each = chosen(appliances, counts).map((appliance) =>
    words.appliance({ count: countOf(counts, appliance), name: applianceName(appliance) }),
  );
  return words.load({ appliances: series(each) });
}

function sizeLine({ assumed, sizing: { load } }: Outcome): string {
  return words.size({
    connected: formatHundredths(load.connected),
    allAtOnce: String(load.together === load.connected),
    together: formatHundredths(load.together),
    percent: formatNumber(assumed.headroom),
    need: formatHundredths(load.need),
  });
}

function panelsLine({ array }: Outcome, { generation, range }: Savings): string {
  return words.panels({
    panels: formatPeak(array),
    generation: formatWhole(generation),
    low: formatWhole(range.low),
    high: formatWhole(range.high),
  });
}

function dayLine({ totals }: Day): string {
  return words.day({
    solar: formatTenths(totals.solar),
    load: formatTenths(totals.load),
    direct: formatTenths(totals.direct),
    discharged: tenthsOrNone(totals.discharged),
    bought: formatTenths(totals.bought),
    exported: formatTenths(totals.exported),
  });
}

/** The saving with the assumption that it rests on. */
function savedInWords(plan: Plan, savings: Savings): string {
  const net = netInWords(plan, savings);
  return savings.nearNil ? words.nearNil(net) : words.saving({ saving: rupees(savings.saving), ...net });
}

function savingLine(plan: Plan, savings: Savings, outcome: Outcome): string {
  const { monthlyUnits, rate, exportRate, battery } = outcome;
  const counted = words.counted({
    units: formatNumber(monthlyUnits),
    rate: formatNumber(rate),
    exportRate: exportRate > 0 && plan.netMetering !== "no" ? formatNumber(exportRate) : "none",
    battery: battery > 0 ? formatNumber(battery) : "none",
  });
  return paragraph(savedInWords(plan, savings), words.carbon({ co2: formatWhole(savings.co2) }), counted);
}

function quoteLine(price: number, payback: number | undefined): string {
  const quote = rupees(price);
  if (payback === undefined) return words.noPayback({ quote, years: MAX_PAYBACK_YEARS });
  return payback === 0 ? words.covered({ quote }) : words.payback({ quote, years: paybackInYears(payback) });
}

function yearLines(plan: Plan, outcome: Outcome, { day, savings }: NonNullable<Outcome["year"]>): string[] {
  const { subsidy, quote, payback } = savings;
  return [
    panelsLine(outcome, savings),
    dayLine(day),
    savingLine(plan, savings, outcome),
    ...(subsidy > 0 ? [words.subsidy({ subsidy: rupees(subsidy) })] : []),
    ...(quote === undefined ? [] : [quoteLine(quote, payback)]),
  ];
}

const MAX_NAMED = 4;

/** Only the first few, to keep the message short; the link has them all. */
function overridesLine(overrides: readonly string[]): string {
  const more = Math.max(overrides.length - MAX_NAMED, 0);
  return words.own({ figures: clauses(overrides.slice(0, MAX_NAMED)), more });
}

/** The summary for a message, copying and sharing. */
export function planInWords(plan: Plan, outcome: Outcome): string {
  const { sizing, year } = outcome;
  const overrides = overridesInWords(plan, outcome);
  return [
    placeInWords(plan, outcome),
    loadLine(outcome, plan),
    sizeLine(outcome),
    sizing.fits ? words.fits({ model: sizing.product.model }) : words.tooLarge,
    ...(year ? yearLines(plan, outcome, year) : []),
    ...(overrides.length > 0 ? [overridesLine(overrides)] : []),
    words.estimates,
  ].join("\n");
}

/** The result as a picture. */
export function planCard(plan: Plan, outcome: Outcome): ResultCard {
  const { sizing, year } = outcome;
  return {
    numeral: sizing.fits ? numeral(sizing.product) : planner.answer.figure.unknown,
    heading: sizing.fits ? planner.answer.heading({ model: sizing.product.model }) : words.tooLarge,
    lines: [
      placeInWords(plan, outcome),
      loadLine(outcome, plan),
      sizeLine(outcome),
      ...(year ? [panelsLine(outcome, year.savings), savedInWords(plan, year.savings)] : []),
    ],
    footer: words.estimates,
  };
}
