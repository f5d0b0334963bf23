import { readNumber } from "../number-input.ts";
import { kilowatts, type Product } from "../product.ts";
import { suggestedArray } from "../suggested-array.ts";
import { type Appliance, chosen, countOf } from "./appliance.ts";
import { type Assumed, type OwnAppliance, readAssumed, timeOf, usualAssumed, withOwnWatts } from "./assumptions.ts";
import { type Day, dayOf, loadShape, solarShape } from "./day.ts";
import type { City, Plan, TypedName } from "./plan.ts";
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

const EXAMPLE_BATTERY = 5;
const USUAL_RATE = 7.5;
const DAYS_A_MONTH = 30;

export type Range = { products: readonly Product[]; appliances: readonly Appliance[]; cities: readonly City[] };

/** What the fields hold while the visitor has typed nothing. */
export type Usual = Record<TypedName, number>;

export type Outcome = {
  /** All there are, with the visitor's own watts. */
  appliances: readonly OwnAppliance[];
  assumed: Assumed;
  /** What would be assumed if the visitor had typed nothing. */
  ours: Assumed;
  sizing: Sizing;
  city: City;
  usual: Usual;
  monthlyUnits: number;
  /** Rupees a unit. */
  rate: number;
  exportRate: number;
  array: number;
  battery: number;
  /** Only where a model fits: without one there is nothing to draw. */
  year: { day: Day; savings: Savings } | undefined;
};

function unitsAMonth(appliances: readonly Appliance[], plan: Plan): number {
  const perDay = chosen(appliances, plan.counts).reduce(
    (total, each) => total + (countOf(plan.counts, each) * each.average * timeOf(plan)(each).length) / 1000,
    0,
  );
  return Math.min(Math.round(perDay * DAYS_A_MONTH), limits.units.max);
}

/** Everything the planner shows, from what the visitor chose. */
export function outcomeOf(plan: Plan, { products, appliances: typical, cities }: Range): Outcome {
  const city = cities.find(({ id }) => id === plan.city) ?? cities[0];
  if (!city) throw new Error("There are no cities to choose from");
  const ours = usualAssumed({ use: plan.use, yearlyYield: city.yearlyYield });
  const assumed = readAssumed(plan, ours);
  const appliances = withOwnWatts(typical, plan.watts);
  const sizing = sizeFor(products, appliances, plan, assumed);
  const usual: Usual = {
    battery: EXAMPLE_BATTERY,
    array: sizing.fits ? suggestedArray(sizing.product) : limits.array.min,
    rate: USUAL_RATE,
    units: unitsAMonth(appliances, plan),
    export: 0,
    price: 0,
  };
  const typed = (name: TypedName) => readNumber(plan.typed[name], limits[name], usual[name]).value;
  const array = typed("array");
  const monthlyUnits = typed("units");
  const rate = typed("rate");
  const exportRate = typed("export");
  const battery = sizing.fits && sizing.product.type === "hybrid" ? typed("battery") : 0;
  const price = typed("price");
  const facts = { appliances, assumed, ours, sizing, city, usual, monthlyUnits, rate, exportRate, array, battery };
  if (!sizing.fits) return { ...facts, year: undefined };
  const solar = solarShape(assumed.yield).map((kilowattHours) => kilowattHours * array);
  const day = dayOf({
    solar,
    load: loadShape(appliances, plan.counts, timeOf(plan)),
    inverter: kilowatts(sizing.product),
    battery,
  });
  const savings = savingsOf({
    use: plan.use,
    array,
    yearlyYield: assumed.yield,
    passed: day.totals.solar / solar.reduce((sum, kilowattHours) => sum + kilowattHours, 0),
    monthlyUnits,
    tariff: rate,
    exportRate,
    quote: price > 0 ? price : undefined,
    freeUnits: city.state?.freeUnits,
    co2: assumed.co2,
    fading: assumed.fading,
  });
  return { ...facts, year: { day, savings } };
}
