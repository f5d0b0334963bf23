import { type Appliance, type Counts, chosen, countOf } from "./appliance.ts";

/** When most of it is used: a home's evenings and nights, or the hours of daylight. */
export type Rhythm = "evening" | "day";

/** One hour of an average day, in kWh. `stored` is what the battery holds at the end of it. */
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
const SUNRISE = 6;
const DAYLIGHT = 12;
const MIDDAY = 14;
const DAYS_A_YEAR = 365;

const everyHour = Array.from({ length: HOURS }, (_, hour) => hour);

/** Kilowatt-hours of each hour from one kilowatt of panels: half a sine from six to six, as large as the city's average day. */
export function solarShape(yearlyYield: number): number[] {
  const height = (t: number) => -Math.cos((Math.PI * Math.min(Math.max(t - SUNRISE, 0), DAYLIGHT)) / DAYLIGHT);
  return everyHour.map((hour) => ((height(hour + 1) - height(hour)) / 2) * (yearlyYield / DAYS_A_YEAR));
}

/** The part of an hour, 0 to 1, that falls into a time of use which may run past midnight. */
function shareOfHour(hour: number, from: number, length: number): number {
  const overlap = (start: number) => Math.max(0, Math.min(hour + 1, start + length) - Math.max(hour, start));
  return overlap(from) + overlap(from - HOURS) + overlap(from + HOURS);
}

/** When an appliance is in use on an average day: from which hour, for how many. */
export type Time = { from: number; length: number };
export type TimeOf = (appliance: Appliance) => Time;

/** By day the hours of use lie around the early afternoon; what never rests has no beginning. */
export function usualStart({ from }: Pick<Appliance, "from">, rhythm: Rhythm, length: number): number {
  if (length >= HOURS) return 0;
  return rhythm === "evening" ? from : Math.round(MIDDAY - length / 2);
}

export function loadShape(appliances: readonly Appliance[], counts: Counts, timeOf: TimeOf): number[] {
  const loads = chosen(appliances, counts).map((each) => ({
    kilowatts: (countOf(counts, each) * each.average) / 1000,
    ...timeOf(each),
  }));
  return everyHour.map((hour) =>
    loads.reduce((total, { kilowatts, from, length }) => total + kilowatts * shareOfHour(hour, from, length), 0),
  );
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

const leftIn = (hours: readonly Hour[]) => hours.at(-1)?.stored ?? 0;

/** From empty it rises day by day until it repeats, or so slowly that it ends up full at some hour of every day. */
function settled(roof: Roof): Hour[] {
  const second = stepThrough(roof, leftIn(stepThrough(roof, 0)));
  const third = stepThrough(roof, leftIn(second));
  if (leftIn(third) === leftIn(second)) return third;
  return stepThrough(roof, leftIn(stepThrough(roof, roof.battery)));
}

/** An average day, home first, then the battery, then the grid; the battery begins as it ended the day before. */
export function dayOf(roof: Roof): Day {
  const hours = settled(roof);
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
