import { type Counts, chosen, countOf } from "./appliance.ts";
import type { Appliance } from "./facts.ts";

/** When most energy is used. */
export type Rhythm = "evening" | "day";

/** One hour of an average day, in kWh. `stored` is the battery's charge at its end. */
export type Hour = {
  hour: number;
  solar: number;
  load: number;
  direct: number;
  charged: number;
  discharged: number;
  exported: number;
  bought: number;
  stored: number;
};

export type Day = { hours: readonly Hour[]; totals: Omit<Hour, "hour" | "stored"> };

const HOURS = 24;
export const SUNRISE = 6;
export const DAYLIGHT = 12;
const MIDDAY = 14;
export const DAYS_A_YEAR = 365;

const everyHour = Array.from({ length: HOURS }, (_, hour) => hour);

/** kWh in each hour from one kWp of panels: half a sine from 6 to 18, scaled to the average day of the year. */
export function solarShape(yearlyYield: number): number[] {
  const height = (t: number) => -Math.cos((Math.PI * Math.min(Math.max(t - SUNRISE, 0), DAYLIGHT)) / DAYLIGHT);
  return everyHour.map((hour) => ((height(hour + 1) - height(hour)) / 2) * (yearlyYield / DAYS_A_YEAR));
}

/** How much of an hour, 0 to 1, falls into a time of use that may run past midnight. */
function shareOfHour(hour: number, from: number, length: number): number {
  const overlap = (start: number) => Math.max(0, Math.min(hour + 1, start + length) - Math.max(hour, start));
  return overlap(from) + overlap(from - HOURS) + overlap(from + HOURS);
}

/** `from` is an hour of the day, `length` in hours. */
export type UsageTime = { from: number; length: number };
export type UsageTimeOf = (appliance: Appliance) => UsageTime;

/** Daytime use is centred on the early afternoon; what runs for 24 hours starts at 0. */
export function defaultStart({ from }: Pick<Appliance, "from">, rhythm: Rhythm, length: number): number {
  if (length >= HOURS) return 0;
  return rhythm === "evening" ? from : Math.round(MIDDAY - length / 2);
}

export function loadShape(appliances: readonly Appliance[], counts: Counts, timeOf: UsageTimeOf): number[] {
  const loads = chosen(appliances, counts).map((each) => ({
    kilowatts: (countOf(counts, each) * each.average) / 1000,
    ...timeOf(each),
  }));
  return everyHour.map((hour) =>
    loads.reduce((total, { kilowatts, from, length }) => total + kilowatts * shareOfHour(hour, from, length), 0),
  );
}

/** The same day with another total; spread evenly if nothing was used. */
export function scaledTo(load: readonly number[], total: number): number[] {
  const before = load.reduce((sum, units) => sum + units, 0);
  return load.map((units) => (before > 0 ? (units * total) / before : total / HOURS));
}

type Roof = { solar: readonly number[]; load: readonly number[]; inverter: number; battery: number };

function stepThrough({ solar, load, inverter, battery }: Roof, storedAtMidnight: number): Hour[] {
  let stored = storedAtMidnight;
  return everyHour.map((hour) => {
    const made = Math.min(solar[hour] ?? 0, inverter);
    const wanted = load[hour] ?? 0;
    const direct = Math.min(made, wanted);
    const charged = Math.min(made - direct, battery - stored);
    const discharged = Math.min(wanted - direct, stored);
    stored += charged - discharged;
    return {
      hour,
      solar: made,
      load: wanted,
      direct,
      charged,
      discharged,
      exported: made - direct - charged,
      bought: wanted - direct - discharged,
      stored,
    };
  });
}

const chargeAtEnd = (hours: readonly Hour[]) => hours.at(-1)?.stored ?? 0;

/**
 * Finds the day whose battery ends with the charge it began with. Starts from empty; if the charge at midnight still
 * grows after two days, the battery will be full once a day, so it starts from full instead.
 */
function steadyDay(roof: Roof): Hour[] {
  const second = stepThrough(roof, chargeAtEnd(stepThrough(roof, 0)));
  const third = stepThrough(roof, chargeAtEnd(second));
  if (chargeAtEnd(third) === chargeAtEnd(second)) return third;
  return stepThrough(roof, chargeAtEnd(stepThrough(roof, roof.battery)));
}

/** Solar energy goes to the home first, then the battery, then the grid. The battery starts with the charge it ends with. */
export function dayOf(roof: Roof): Day {
  const hours = steadyDay(roof);
  const total = (key: keyof Hour) => hours.reduce((sum, hour) => sum + hour[key], 0);
  return {
    hours,
    totals: {
      solar: total("solar"),
      load: total("load"),
      direct: total("direct"),
      charged: total("charged"),
      discharged: total("discharged"),
      exported: total("exported"),
      bought: total("bought"),
    },
  };
}
