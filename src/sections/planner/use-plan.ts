import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type CountReading, countOf, toggled, withCount } from "../../model/planner/appliance.ts";
import type { PlannerFacts } from "../../model/planner/facts.ts";
import { outcomeOf } from "../../model/planner/outcome.ts";
import { type Plan, parsePlan, planNames, planSearch, readLoad } from "../../model/planner/plan.ts";
import { tabStorage } from "../../storage/safe-storage.ts";
import { useUrlWriter } from "../../url/use-url-writer.ts";

/** Menu links drop the query, so the last plan is restored from sessionStorage. */
const LAST_PLAN = "flare:plan";

type Clamped = Readonly<Record<string, CountReading>>;
const noneClamped: Clamped = {};

function restorePlan(initial: Plan, facts: PlannerFacts): { plan: Plan; clamped: Clamped } {
  const { search } = window.location;
  const params = new URLSearchParams(search);
  const inUrl = planNames.some((name) => params.has(name));
  const plan = parsePlan(inUrl ? search : (tabStorage.read(LAST_PLAN) ?? ""), initial, facts);
  return { plan, clamped: readLoad(params.get("load"), facts.appliances).clamped };
}

/** The plan is read from the URL once, and written back on every change. */
export function usePlan(initial: Plan, facts: PlannerFacts) {
  const [plan, setPlan] = useState(initial);
  /** Undefined until the URL has been read. */
  const [clamped, setClamped] = useState<Clamped>();
  const isRead = clamped !== undefined;
  // On a slow phone the URL would be written before it has been read, and lose its parameters.
  const search = useCallback(
    (current: string) => (isRead ? planSearch(current, plan, initial) : current),
    [isRead, plan, initial],
  );
  useUrlWriter(search);
  useEffect(() => {
    const read = restorePlan(initial, facts);
    setPlan(read.plan);
    setClamped(read.clamped);
  }, [initial, facts]);
  useEffect(() => {
    if (plan !== initial) tabStorage.write(LAST_PLAN, search(""));
  }, [plan, initial, search]);
  const outcome = useMemo(() => outcomeOf(plan, facts), [plan, facts]);
  const change: Change = useCallback(
    (part) => setPlan((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) })),
    [],
  );
  const count = useCallback(
    (id: string, value: number) => setPlan((before) => ({ ...before, counts: withCount(before.counts, id, value) })),
    [],
  );
  const lastOn = useRef<Record<string, number>>({});
  const toggle = useCallback(
    (ids: readonly string[]) =>
      setPlan((before) => {
        const counts = toggled(before.counts, ids, lastOn.current);
        if (ids.some((id) => countOf(before.counts, { id }) > 0))
          for (const id of ids) lastOn.current[id] = countOf(before.counts, { id });
        return { ...before, counts };
      }),
    [],
  );
  return { plan, clamped: clamped ?? noneClamped, outcome, search, change, count, toggle };
}

export type Change = (part: Partial<Plan> | ((plan: Plan) => Partial<Plan>)) => void;
export type Count = (id: string, value: number) => void;
