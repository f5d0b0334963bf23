import type { Appliance } from "./facts.ts";

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

/** If any is on, turns all off. Otherwise restores the `former` counts, or one of the first id. */
export function toggled(counts: Counts, ids: readonly string[], former: Counts = {}): Counts {
  const isOn = ids.some((id) => countOf(counts, { id }) > 0);
  const wasOn = ids.some((id) => countOf(former, { id }) > 0);
  const next = (id: string) => (isOn ? 0 : wasOn ? countOf(former, { id }) : id === ids[0] ? 1 : 0);
  return ids.reduce((changed, id) => withCount(changed, id, next(id)), counts);
}

export const sameCounts = (a: Counts, b: Counts): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, count]) => b[id] === count);

/** Why a count is not what was typed. */
type CountProblem = "notANumber" | "tooSmall" | "tooLarge" | "notWhole";
export type CountReading = { count: number; problem?: CountProblem };

/** NaN keeps the count. */
export function readCount(typed: number, before: number): CountReading {
  if (Number.isNaN(typed)) return { count: before, problem: "notANumber" };
  if (typed > MAX_COUNT) return { count: MAX_COUNT, problem: "tooLarge" };
  if (typed < 0) return { count: 0, problem: "tooSmall" };
  if (!Number.isInteger(typed)) return { count: Math.trunc(typed), problem: "notWhole" };
  return { count: typed };
}
