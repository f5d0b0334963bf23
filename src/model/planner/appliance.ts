type ApplianceGroup = "Comfort" | "Light and screens" | "Kitchen and water" | "Cooling";

export type Appliance = {
  id: string;
  name: string;
  group: ApplianceGroup;
  /** Watts while it runs, for the size. */
  running: number;
  /** Watts on average while it is in use, for the energy. */
  average: number;
  /** Start-up power, as a multiple of its running watts. */
  start: number;
  /** Hours of use a day. */
  hours: number;
  /** The hour a home usually switches it on, 0 to 23. */
  from: number;
  /** Lights, fans and small electronics, which never run all together. */
  small?: true;
  /** Only the season with the larger load counts. */
  season?: "summer" | "winter";
};

/** By appliance id. */
export type Counts = Readonly<Record<string, number>>;

export const MAX_COUNT = 99;

export const countOf = (counts: Counts, { id }: Pick<Appliance, "id">): number => counts[id] ?? 0;

export const chosen = <Each extends Appliance>(appliances: readonly Each[], counts: Counts): Each[] =>
  appliances.filter((appliance) => countOf(counts, appliance) > 0);

/** A count of zero is removed, so that equal plans have equal counts. */
export function withCount(counts: Counts, id: string, count: number): Counts {
  const { [id]: _, ...rest } = counts;
  const valid = Math.min(Math.max(Math.trunc(count) || 0, 0), MAX_COUNT);
  return valid > 0 ? { ...rest, [id]: valid } : rest;
}

export const sameCounts = (a: Counts, b: Counts): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, count]) => b[id] === count);

/** "24 in 10 kinds" */
export function countsInWords(counts: Counts): string {
  const kinds = Object.values(counts);
  if (kinds.length === 0) return "Nothing yet";
  const pieces = kinds.reduce((sum, count) => sum + count, 0);
  return kinds.length === 1 ? `${pieces} of one kind` : `${pieces} in ${kinds.length} kinds`;
}

/** `problem` says why `count` is not what was typed. */
export type CountReading = { count: number; problem?: string };

/** NaN keeps the count. */
export function readCount(typed: number, before: number): CountReading {
  if (Number.isNaN(typed)) return { count: before, problem: "Digits only" };
  if (typed > MAX_COUNT) return { count: MAX_COUNT, problem: `${MAX_COUNT} at most` };
  if (typed < 0) return { count: 0, problem: "0 at least" };
  if (!Number.isInteger(typed)) return { count: Math.trunc(typed), problem: "Whole ones only" };
  return { count: typed };
}
