import { listed } from "./format.ts";
import { HEADROOM } from "./planner/sizing.ts";

export type RunExamples = {
  /** Assumed to run in every home. */
  base: { words: string; watts: number };
  /** Then as many of these as fit. */
  repeated: { one: string; several: string; watts: number };
  /** Then, in this order, each that still fits. */
  extras: readonly { words: string; watts: number }[];
};

type RunsAtOnce = { fits: true; repeated: number; extras: string[]; watts: number } | { fits: false };

/** Ignores start-up currents, since the specification gives no surge rating. */
export function runsAtOnce(kilowatts: number, { base, repeated, extras }: RunExamples): RunsAtOnce {
  // Rounded to the watt: in floating point 6.2 × 1000 ÷ 1.25 is not quite 4960.
  const available = Math.round((kilowatts * 1000) / (1 + HEADROOM / 100)) - base.watts;
  if (available < 0) return { fits: false };
  const count = Math.floor(available / repeated.watts);
  let rest = available - count * repeated.watts;
  const fitting: string[] = [];
  for (const { words, watts } of extras) {
    if (watts > rest) continue;
    rest -= watts;
    fitting.push(words);
  }
  return { fits: true, repeated: count, extras: fitting, watts: base.watts + available - rest };
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function runsAtOnceWords(kilowatts: number, examples: RunExamples): string {
  const runs = runsAtOnce(kilowatts, examples);
  if (!runs.fits) return "Ask us";
  const { one, several } = examples.repeated;
  const repeated = runs.repeated === 1 ? one : `${numbers[runs.repeated] ?? runs.repeated} ${several}`;
  const more = [...(runs.repeated > 0 ? [repeated] : []), ...runs.extras];
  return more.length === 0 ? examples.base.words : `${examples.base.words}, plus ${listed(more)}`;
}
