import { useCallback, useEffect, useMemo, useState } from "react";
import { useAddressWriter } from "../../address/use-address-writer.ts";
import { tabStorage } from "../../enquiry/tab-storage.ts";
import { type CountReading, withCount } from "../../model/planner/appliance.ts";
import { outcomeOf, type Range } from "../../model/planner/outcome.ts";
import { type Plan, parsePlan, planSearch, readLoad } from "../../model/planner/plan.ts";

/** sessionStorage key. Links such as the menu's lead back to the planner without its parameters. */
const LAST_PLAN = "flare:plan";

type Clamped = Readonly<Record<string, CountReading>>;

function readPlan(usual: Plan, range: Range): { plan: Plan; clamped: Clamped } {
  const { search } = window.location;
  const inAddress = parsePlan(search, usual, range);
  const plan = planSearch("", inAddress, usual) ? inAddress : parsePlan(tabStorage.read(LAST_PLAN) ?? "", usual, range);
  return { plan, clamped: readLoad(new URLSearchParams(search).get("load"), range.appliances).clamped };
}

/** The plan is read from the address once, and written back on every change. */
export function usePlan(usual: Plan, range: Range) {
  const [plan, setPlan] = useState(usual);
  const [clamped, setClamped] = useState<Clamped>({});
  const search = useCallback((current: string) => planSearch(current, plan, usual), [plan, usual]);
  useAddressWriter(search);
  useEffect(() => {
    const read = readPlan(usual, range);
    setPlan(read.plan);
    setClamped(read.clamped);
  }, [usual, range]);
  useEffect(() => {
    if (plan !== usual) tabStorage.write(LAST_PLAN, search(""));
  }, [plan, usual, search]);
  const outcome = useMemo(() => outcomeOf(plan, range), [plan, range]);
  const change: Change = useCallback(
    (part) => setPlan((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) })),
    [],
  );
  const count = useCallback(
    (id: string, value: number) => setPlan((before) => ({ ...before, counts: withCount(before.counts, id, value) })),
    [],
  );
  return { plan, clamped, outcome, search, change, count };
}

export type Change = (part: Partial<Plan> | ((plan: Plan) => Partial<Plan>)) => void;
export type Count = (id: string, value: number) => void;
