import { useCallback, useEffect, useMemo, useState } from "react";
import { withCount } from "../../model/planner/appliance.ts";
import { outcomeOf, type Range } from "../../model/planner/outcome.ts";
import { type Plan, parsePlan, planSearch, readLoad } from "../../model/planner/plan.ts";
import { useAddressWriter } from "../../ui/use-address-writer.ts";

/** The plan as its page was left: most ways back to it, such as the menu's, have none in their address. */
let left: (present: string) => string = () => "";

function readPlan(usual: Plan, range: Range): Plan {
  const asked = parsePlan(window.location.search, usual, range);
  return planSearch("", asked, usual) ? asked : parsePlan(left(""), usual, range);
}

/** The visitor's choices, read from the address once and written back to it, and all that follows from them. */
export function usePlan(usual: Plan, range: Range) {
  const [plan, setPlan] = useState(() => (import.meta.env.SSR ? usual : readPlan(usual, range)));
  const [held] = useState(() => {
    if (import.meta.env.SSR) return {};
    return readLoad(new URLSearchParams(window.location.search).get("load"), range.appliances).held;
  });
  const search = useCallback((present: string) => planSearch(present, plan, usual), [plan, usual]);
  useAddressWriter(search);
  useEffect(() => {
    left = search;
  }, [search]);
  const outcome = useMemo(() => outcomeOf(plan, range), [plan, range]);
  const change: Change = useCallback(
    (part) => setPlan((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) })),
    [],
  );
  const count = useCallback(
    (id: string, value: number) => setPlan((before) => ({ ...before, counts: withCount(before.counts, id, value) })),
    [],
  );
  return { plan, held, outcome, search, change, count };
}

export type Change = (part: Partial<Plan> | ((plan: Plan) => Partial<Plan>)) => void;
export type Count = (id: string, value: number) => void;
