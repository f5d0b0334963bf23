import { readNumber } from "../number-input.ts";
import { kilowatts } from "../product.ts";
import { suggestedArray } from "../suggested-array.ts";
import {
  type Assumed,
  defaultAssumed,
  overrideWatts,
  type PlannedAppliance,
  readAssumed,
  timeOf,
} from "./assumptions.ts";
import { DAYS_A_YEAR, type Day, dayOf, loadShape, scaledTo, solarShape } from "./day.ts";
import type { City, PlannerFacts } from "./facts.ts";
import type { Plan, TypedName } from "./plan.ts";
import { type Savings, savingsOf } from "./savings.ts";
import { type Sizing, sizeFor } from "./sizing.ts";

export const limits = {
  battery: { min: 0, max: 60 },
  array: { min: 0.5, max: 20 },
  rate: { min: 0, max: 50 },
  units: { min: 0, max: 20_000 },
  export: { min: 0, max: 50 },
  price: { min: 1000, max: 1_00_00_000 },
} as const;

const DAYS_A_MONTH = DAYS_A_YEAR / 12;

/** The values of the fields before anything is typed. */
type PlannerDefaults = Record<TypedName, number>;

export type Outcome = {
  /** All appliances, with overridden watts. */
  appliances: readonly PlannedAppliance[];
  assumed: Assumed;
  assumedDefaults: Assumed;
  sizing: Sizing;
  city: City;
  defaults: PlannerDefaults;
  monthlyUnits: number;
  /** Rupees per kWh. */
  rate: number;
  exportRate: number;
  array: number;
  battery: number;
  /** Undefined if no model fits. */
  year: { day: Day; savings: Savings } | undefined;
};

/** What is typed, or the defaults. */
function readTyped(typed: Plan["typed"], defaults: PlannerDefaults, isHybrid: boolean) {
  const read = (name: TypedName) => readNumber(typed[name], limits[name], defaults[name]).value;
  return {
    array: read("array"),
    monthlyUnits: read("units"),
    rate: read("rate"),
    exportRate: read("export"),
    battery: isHybrid ? read("battery") : 0,
    price: read("price"),
  };
}

const total = (units: readonly number[]) => units.reduce((sum, each) => sum + each, 0);

export function outcomeOf(plan: Plan, facts: PlannerFacts): Outcome {
  const { cities, market } = facts;
  const city = cities.find(({ id }) => id === plan.city) ?? cities[0];
  if (!city) throw new Error("There are no cities to choose from");
  const assumedDefaults = defaultAssumed(plan.use, city, market);
  const assumed = readAssumed(plan, assumedDefaults);
  const appliances = overrideWatts(facts.appliances, plan.watts);
  const sizing = sizeFor({ ...facts, appliances }, plan, assumed);
  const usage = loadShape(appliances, plan.counts, timeOf(plan));
  const defaults: PlannerDefaults = {
    battery: market.battery,
    array: sizing.fits ? suggestedArray(sizing.product, market.arrayRatio.usual) : limits.array.min,
    rate: market.tariff,
    units: Math.round(total(usage) * DAYS_A_MONTH),
    export: 0,
    price: 0,
  };
  const { price, ...typed } = readTyped(plan.typed, defaults, sizing.fits && sizing.product.type === "hybrid");
  const outcome = { appliances, assumed, assumedDefaults, sizing, city, defaults, ...typed };
  if (!sizing.fits) return { ...outcome, year: undefined };
  const { array, battery, monthlyUnits } = typed;
  const day = dayOf({
    solar: solarShape(assumed.yield).map((kilowattHours) => kilowattHours * array),
    // Typed units scale the day, so that day and year agree.
    load: monthlyUnits === defaults.units ? usage : scaledTo(usage, monthlyUnits / DAYS_A_MONTH),
    inverter: kilowatts(sizing.product),
    battery,
  });
  const input = {
    use: plan.use,
    array,
    totals: day.totals,
    netMetering: plan.netMetering,
    monthlyUnits,
    tariff: typed.rate,
    exportRate: typed.exportRate,
    quote: price > 0 ? price : undefined,
    freeUnits: city.freeUnits,
    co2: assumed.co2,
    fading: assumed.fading,
  };
  return { ...outcome, year: { day, savings: savingsOf(input, market) } };
}
