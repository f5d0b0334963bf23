import { type Limits, readNumber } from "../number-input.ts";
import { defaultStart, type Rhythm, type UsageTimeOf } from "./day.ts";
import type { Appliance, City, Market, Use } from "./facts.ts";

/** General assumptions that a visitor can override. */
export const assumedNames = ["small", "other", "headroom", "yield", "co2", "fading"] as const;
export type AssumedName = (typeof assumedNames)[number];
export type Assumed = Readonly<Record<AssumedName, number>>;

/** `yield` in kWh a year per kWp, `co2` in kg per kWh, the others in percent. */
export const assumedLimits: Readonly<Record<AssumedName, Limits>> = {
  small: { min: 0, max: 100 },
  other: { min: 0, max: 100 },
  headroom: { min: 0, max: 100 },
  yield: { min: 500, max: 2200 },
  co2: { min: 0, max: 1.5 },
  fading: { min: 0, max: 5 },
};

/** Per appliance: running watts, the hour it is switched on, hours of use a day. */
export const habitNames = ["watts", "from", "hours"] as const;
export type HabitName = (typeof habitNames)[number];
export const habitLimits: Readonly<Record<HabitName, Limits>> = {
  watts: { min: 1, max: 10_000 },
  from: { min: 0, max: 23, integer: true },
  hours: { min: 0, max: 24 },
};

type ById = Readonly<Record<string, string>>;

/** As typed; anything missing has our default. */
export type Overrides = Readonly<Record<HabitName, ById>> & {
  assumed: Readonly<Partial<Record<AssumedName, string>>>;
};
export const noOverrides: Overrides = { assumed: {}, watts: {}, from: {}, hours: {} };

export const hasOverrides = ({ assumed, watts, from, hours }: Overrides): boolean =>
  [assumed, watts, from, hours].some((typed) => Object.keys(typed).length > 0);

/** Typing the default removes the override. */
export function withOverride<Typed extends Readonly<Partial<Record<string, string>>>>(
  typed: Typed,
  name: keyof Typed & string,
  text: string,
  ours: number,
): Typed {
  const { [name]: _, ...rest } = typed;
  return (text === String(ours) ? rest : { ...typed, [name]: text }) as Typed;
}

type AssumedFacts = Pick<Market, "together" | "headroom" | "co2" | "fading">;

export const defaultAssumed = (use: Use, { yearlyYield }: City, market: AssumedFacts): Assumed => ({
  ...market.together[use],
  headroom: market.headroom,
  yield: yearlyYield,
  co2: market.co2.perUnit,
  fading: market.fading,
});

export function readAssumed({ assumed: typed }: Pick<Overrides, "assumed">, defaults: Assumed): Assumed {
  const read = (name: AssumedName) => readNumber(typed[name], assumedLimits[name], defaults[name]).value;
  return {
    small: read("small"),
    other: read("other"),
    headroom: read("headroom"),
    yield: read("yield"),
    co2: read("co2"),
    fading: read("fading"),
  };
}

/** `defaultWatts` is set where the visitor has typed other watts. */
export type PlannedAppliance = Appliance & { defaultWatts?: number };

/** Scales the average watts in proportion. Other appliances keep their identity, so that memoized rows do not render. */
export function overrideWatts(appliances: readonly Appliance[], watts: ById): readonly PlannedAppliance[] {
  if (Object.keys(watts).length === 0) return appliances;
  return appliances.map((each) => {
    const running = readNumber(watts[each.id], habitLimits.watts, each.running).value;
    if (running === each.running) return each;
    return { ...each, running, average: (each.average * running) / each.running, defaultWatts: each.running };
  });
}

type Habits = Pick<Overrides, "from" | "hours"> & { rhythm: Rhythm };

export const timeOf =
  ({ from, hours, rhythm }: Habits): UsageTimeOf =>
  (appliance) => {
    const length = readNumber(hours[appliance.id], habitLimits.hours, appliance.hours).value;
    const start = defaultStart(appliance, rhythm, length);
    return { from: readNumber(from[appliance.id], habitLimits.from, start).value, length };
  };

/** The values of an appliance's fields before anything is typed. */
export function defaultHabits(appliance: PlannedAppliance, { hours, rhythm }: Habits): Record<HabitName, number> {
  const { length } = timeOf({ from: {}, hours, rhythm })(appliance);
  return {
    watts: appliance.defaultWatts ?? appliance.running,
    from: defaultStart(appliance, rhythm, length),
    hours: appliance.hours,
  };
}
