import type { Market, Use } from "./facts.ts";

export type SavingsInput = {
  use: Use;
  /** Kilowatts of panels. */
  array: number;
  /** Units (kWh) a year per kilowatt of panels. */
  yearlyYield: number;
  /** The share, 0 to 1, that is left after the inverter has limited it to its power. */
  passed: number;
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

export type Savings = {
  generation: number;
  range: { low: number; high: number };
  used: number;
  surplus: number;
  saving: number;
  /** The home's units are free anyway, so only exported ones earn; `nearNil` if those earn nothing. */
  free: boolean;
  nearNil: boolean;
  /** Kilograms a year. */
  co2: number;
  subsidy: number;
  quote: number | undefined;
  /** Years: 0 if the subsidy covers the quote, undefined without a quote or beyond MAX_PAYBACK_YEARS. */
  payback: number | undefined;
};

export const MAX_PAYBACK_YEARS = 25;

/** PM Surya Ghar pays homes by the kilowatt, less for the third than for the first two. */
export function centralSubsidy(use: Use, array: number, subsidy: Market["subsidy"]): number {
  if (use === "business") return 0;
  const first = Math.min(array, 2) * subsidy.firstTwoKilowatts;
  const third = Math.min(Math.max(array - 2, 0), 1) * subsidy.thirdKilowatt;
  return Math.min(Math.round(first + third), subsidy.most);
}

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
  const { use, array, yearlyYield, passed, monthlyUnits, tariff, exportRate, quote, freeUnits = 0 } = input;
  const generation = array * yearlyYield * passed;
  const used = Math.min(generation, monthlyUnits * 12);
  const surplus = generation - used;
  const free = use === "home" && monthlyUnits < freeUnits;
  const saving = (free ? 0 : used * tariff) + surplus * exportRate;
  const subsidy = centralSubsidy(use, array, market.subsidy);
  const price = quote === undefined ? undefined : Math.max(quote - subsidy, 0);
  return {
    generation,
    range: { low: generation * market.yieldRange.low, high: generation * market.yieldRange.high },
    used,
    surplus,
    saving,
    free,
    nearNil: free && saving <= 0,
    co2: used * input.co2,
    subsidy,
    quote,
    payback: price === undefined ? undefined : paybackYears(price, saving, input.fading),
  };
}
