import type { Facts } from "../../content/schema/index.ts";

/** Watts by appliance, and how much of the power stays free. */
export type RunExamples = {
  /** Assumed to run in every home, with their number. */
  base: readonly { id: string; count: number; watts: number }[];
  /** Then as many of these as fit. */
  repeated: { id: string; watts: number };
  /** Then, in this order, each that still fits. */
  extras: readonly { id: string; watts: number }[];
  /** Percent. */
  headroom: number;
};

type RunsAtOnce = { fits: true; repeated: number; extras: string[] } | { fits: false };

/** Looks up the wattage of each appliance. */
export function runExamples(
  { base, repeated, extras }: Facts["run-examples"],
  appliances: readonly { id: string; running: number }[],
  headroom: number,
): RunExamples {
  const one = (id: string) => ({ id, watts: appliances.find((each) => each.id === id)?.running ?? 0 });
  return {
    base: Object.entries(base).map(([id, count]) => ({ ...one(id), count })),
    repeated: one(repeated),
    extras: extras.map(one),
    headroom,
  };
}

/** Ignores start-up currents, since the specification gives no surge rating. */
export function runsAtOnce(kilowatts: number, { base, repeated, extras, headroom }: RunExamples): RunsAtOnce {
  const always = base.reduce((sum, { count, watts }) => sum + count * watts, 0);
  // Rounded to the watt: in floating point 6.2 × 1000 ÷ 1.25 is not quite 4960.
  const available = Math.round((kilowatts * 1000) / (1 + headroom / 100)) - always;
  if (available < 0) return { fits: false };
  const count = Math.floor(available / repeated.watts);
  let rest = available - count * repeated.watts;
  const fitting: string[] = [];
  for (const { id, watts } of extras) {
    if (watts > rest) continue;
    rest -= watts;
    fitting.push(id);
  }
  return { fits: true, repeated: count, extras: fitting };
}
