import { type Limits, readNumber } from "../number-input.ts";
import type { Appliance } from "./appliance.ts";
import { type Rhythm, type TimeOf, usualStart } from "./day.ts";
import { CO2_PER_UNIT, FADING_A_YEAR } from "./savings.ts";
import { HEADROOM, simultaneity, type Use } from "./sizing.ts";

/** What we count with where nobody can know better, unless the visitor does. */
export const assumedNames = ["small", "other", "headroom", "yield", "co2", "fading"] as const;
export type AssumedName = (typeof assumedNames)[number];
export type Assumed = Readonly<Record<AssumedName, number>>;

/** Percent, units a year from a kilowatt of panels, kilograms a unit. */
export const assumedLimits: Readonly<Record<AssumedName, Limits>> = {
  small: { min: 0, max: 100 },
  other: { min: 0, max: 100 },
  headroom: { min: 0, max: 100 },
  yield: { min: 500, max: 2200 },
  co2: { min: 0, max: 1.5 },
  fading: { min: 0, max: 5 },
};

/** Of one appliance: watts while it runs, the hour it is switched on, hours of use a day. */
export const habitNames = ["watts", "from", "hours"] as const;
export type HabitName = (typeof habitNames)[number];
export const habitLimits: Readonly<Record<HabitName, Limits>> = {
  watts: { min: 1, max: 10_000 },
  from: { min: 0, max: 23, whole: true },
  hours: { min: 0, max: 24 },
};

type ById = Readonly<Record<string, string>>;

/** As typed; what was not typed is ours. */
export type OwnFigures = Readonly<Record<HabitName, ById>> & {
  assumed: Readonly<Partial<Record<AssumedName, string>>>;
};
export const oursOnly: OwnFigures = { assumed: {}, watts: {}, from: {}, hours: {} };

export const hasOwn = ({ assumed, watts, from, hours }: OwnFigures): boolean =>
  [assumed, watts, from, hours].some((typed) => Object.keys(typed).length > 0);

/** What is typed in place of a figure of ours; ours typed again is none of the visitor's. */
export function withOwn<Typed extends Readonly<Partial<Record<string, string>>>>(
  typed: Typed,
  name: keyof Typed & string,
  text: string,
  usual: number,
): Typed {
  const { [name]: _, ...rest } = typed;
  return (text === String(usual) ? rest : { ...typed, [name]: text }) as Typed;
}

type Circumstances = { use: Use; yearlyYield: number };

export const usualAssumed = ({ use, yearlyYield }: Circumstances): Assumed => ({
  ...simultaneity[use],
  headroom: HEADROOM,
  yield: yearlyYield,
  co2: CO2_PER_UNIT,
  fading: FADING_A_YEAR,
});

export function readAssumed({ assumed: typed }: Pick<OwnFigures, "assumed">, usual: Assumed): Assumed {
  const read = (name: AssumedName) => readNumber(typed[name], assumedLimits[name], usual[name]).value;
  return {
    small: read("small"),
    other: read("other"),
    headroom: read("headroom"),
    yield: read("yield"),
    co2: read("co2"),
    fading: read("fading"),
  };
}

/** An appliance with the visitor's watts; `ours` is what stood there before. */
export type OwnAppliance = Appliance & { ours?: number };

/** Average watts follow in proportion. An appliance whose watts are ours stays the very same, so that its row need not be drawn again. */
export function withOwnWatts(appliances: readonly Appliance[], watts: ById): readonly OwnAppliance[] {
  if (Object.keys(watts).length === 0) return appliances;
  return appliances.map((each) => {
    const running = readNumber(watts[each.id], habitLimits.watts, each.running).value;
    if (running === each.running) return each;
    return { ...each, running, average: (each.average * running) / each.running, ours: each.running };
  });
}

type Habits = Pick<OwnFigures, "from" | "hours"> & { rhythm: Rhythm };

/** When an appliance runs, and for how long: as the visitor says, otherwise as we assume. */
export const timeOf =
  ({ from, hours, rhythm }: Habits): TimeOf =>
  (appliance) => {
    const length = readNumber(hours[appliance.id], habitLimits.hours, appliance.hours).value;
    const usual = usualStart(appliance, rhythm, length);
    return { from: readNumber(from[appliance.id], habitLimits.from, usual).value, length };
  };

/** What stands in an appliance's fields while nothing is typed. */
export function usualHabits(appliance: OwnAppliance, { hours, rhythm }: Habits): Record<HabitName, number> {
  const { length } = timeOf({ from: {}, hours, rhythm })(appliance);
  return {
    watts: appliance.ours ?? appliance.running,
    from: usualStart(appliance, rhythm, length),
    hours: appliance.hours,
  };
}
