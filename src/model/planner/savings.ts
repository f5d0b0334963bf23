import type { Use } from "./sizing.ts";

export type SavingsQuestion = {
  use: Use;
  /** Kilowatts of panels. */
  array: number;
  /** Units (kWh) a kilowatt of panels makes in a year where the visitor lives. */
  yearlyYield: number;
  /** How much of that the inverter passes on, 0 to 1: it gives no more than its own power. */
  passed: number;
  monthlyUnits: number;
  /** Rupees. */
  tariff: number;
  exportRate: number;
  quote: number | undefined;
  /** Where homes that use fewer units a month pay nothing, there is nothing to save. */
  freeUnits: number | undefined;
  /** Kilograms a unit, and percent a year. */
  co2: number;
  fading: number;
};

export type Savings = {
  generation: number;
  range: { low: number; high: number };
  used: number;
  surplus: number;
  saving: number;
  /** What is used cost nothing before, so only what is sold earns; without a price for that, next to nothing is saved. */
  free: boolean;
  nearNil: boolean;
  /** Kilograms a year. */
  co2: number;
  subsidy: number;
  quote: number | undefined;
  /** Years until the quote, less the subsidy, is earned back: 0 where the subsidy covers it, nothing without a quote or where it takes too long to say. */
  payback: number | undefined;
};

const RANGE = { low: 0.85, high: 1.1 };
export const CO2_PER_UNIT = 0.71;
/** Percent. */
export const FADING_A_YEAR = 0.5;
/** Years. */
export const LONGEST_PAYBACK = 25;

const MOST = 78_000;

/** PM Surya Ghar for homes: ₹30,000 a kilowatt for the first two, ₹18,000 for the third, and no more. */
export function centralSubsidy(use: Use, array: number): number {
  if (use === "business") return 0;
  const first = Math.min(array, 2) * 30_000;
  const third = Math.min(Math.max(array - 2, 0), 1) * 18_000;
  return Math.min(Math.round(first + third), MOST);
}

/** Panels fade, so a later year saves a little less. */
function paybackYears(price: number, firstYear: number, fading: number): number | undefined {
  if (price === 0) return 0;
  if (firstYear <= 0) return undefined;
  let left = price;
  for (let year = 0; year < LONGEST_PAYBACK; year++) {
    const saving = firstYear * (1 - fading / 100) ** year;
    if (left <= saving) return year + left / saving;
    left -= saving;
  }
  return undefined;
}

export function savingsOf(question: SavingsQuestion): Savings {
  const { use, array, yearlyYield, passed, monthlyUnits, tariff, exportRate, quote, freeUnits = 0 } = question;
  const generation = array * yearlyYield * passed;
  const used = Math.min(generation, monthlyUnits * 12);
  const surplus = generation - used;
  const free = use === "home" && monthlyUnits < freeUnits;
  const saving = (free ? 0 : used * tariff) + surplus * exportRate;
  const subsidy = centralSubsidy(use, array);
  const price = quote === undefined ? undefined : Math.max(quote - subsidy, 0);
  return {
    generation,
    range: { low: generation * RANGE.low, high: generation * RANGE.high },
    used,
    surplus,
    saving,
    free,
    nearNil: free && saving <= 0,
    co2: used * question.co2,
    subsidy,
    quote,
    payback: price === undefined ? undefined : paybackYears(price, saving, question.fading),
  };
}
