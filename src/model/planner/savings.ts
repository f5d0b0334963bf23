import { centralSubsidy } from "../subsidy.ts";
import { DAYS_A_YEAR, type Day } from "./day.ts";
import type { Market, Use } from "./facts.ts";

/** Whether the meter sets what is sent to the grid against what is taken from it. */
export type NetMetering = "unsure" | "yes" | "no";

export type SavingsInput = {
  use: Use;
  /** Kilowatts of panels. */
  array: number;
  /** Of the average day; the year is 365 of it. */
  totals: Day["totals"];
  netMetering: NetMetering;
  monthlyUnits: number;
  /** Rupees. */
  tariff: number;
  exportRate: number;
  quote: number | undefined;
  /** Homes that use fewer units a month pay nothing, so they save nothing. */
  freeUnits: number | undefined;
  /** Kilograms per unit. `fading` is percent a year. */
  co2: number;
  fading: number;
};

/** Units and rupees of a year. */
export type Savings = {
  generation: number;
  range: { low: number; high: number };
  /** Of the generation: used at home, directly or from the battery. */
  ownUse: number;
  /** Rupees, by what happens to the surplus. */
  withoutNetMetering: number;
  withNetMetering: number;
  /** The one of these two that applies, or the lower if that is not known. */
  saving: number;
  /** The home's units are free anyway, so only exported ones earn; `nearNil` if those earn nothing. */
  free: boolean;
  nearNil: boolean;
  /** Kilograms. */
  co2: number;
  subsidy: number;
  quote: number | undefined;
  /** Years: 0 if the subsidy covers the quote, undefined without a quote or beyond MAX_PAYBACK_YEARS. */
  payback: number | undefined;
};

export const MAX_PAYBACK_YEARS = 25;

function paybackYears(price: number, firstYear: number, fading: number): number | undefined {
  if (price === 0) return 0;
  if (firstYear <= 0) return undefined;
  let left = price;
  for (let year = 0; year < MAX_PAYBACK_YEARS; year++) {
    const saving = firstYear * (1 - fading / 100) ** year;
    if (left <= saving) return year + left / saving;
    left -= saving;
  }
  return undefined;
}

export function savingsOf(input: SavingsInput, market: Pick<Market, "subsidy" | "yieldRange">): Savings {
  const { use, array, totals, netMetering, monthlyUnits, tariff, exportRate, quote, freeUnits = 0 } = input;
  const yearly = (units: number) => units * DAYS_A_YEAR;
  const generation = yearly(totals.solar);
  const ownUse = yearly(totals.direct + totals.discharged);
  const netted = Math.min(generation, yearly(totals.load));
  const free = use === "home" && monthlyUnits < freeUnits;
  const rate = free ? 0 : tariff;
  const withoutNetMetering = ownUse * rate;
  const withNetMetering = netted * rate + (generation - netted) * exportRate;
  const saving = netMetering === "yes" ? withNetMetering : withoutNetMetering;
  const subsidy = use === "home" ? centralSubsidy(array, market.subsidy) : 0;
  const price = quote === undefined ? undefined : Math.max(quote - subsidy, 0);
  return {
    generation,
    range: { low: generation * market.yieldRange.low, high: generation * market.yieldRange.high },
    ownUse,
    withoutNetMetering,
    withNetMetering,
    saving,
    free,
    nearNil: free && saving <= 0,
    co2: (netMetering === "yes" ? netted : ownUse) * input.co2,
    subsidy,
    quote,
    payback: price === undefined ? undefined : paybackYears(price, saving, input.fading),
  };
}
