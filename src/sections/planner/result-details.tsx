import { memo, useDeferredValue, useMemo } from "react";
import type { PlannerWords } from "../../content/planner.ts";
import { listed } from "../../model/format.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { planInWords } from "../../model/planner/summary.ts";
import { ResultActions } from "../calculator/result-actions.tsx";
import { HowCounted } from "./how-counted.tsx";

type ResultDetailsProps = {
  plan: Plan;
  outcome: Outcome;
  /** Writes the plan into a query. */
  search: (current: string) => string;
  words: PlannerWords;
};

const Details = memo(function Details({ plan, outcome, search, words }: ResultDetailsProps) {
  const { sizing } = outcome;
  if (sizing.load.connected === 0) return null;
  return (
    <>
      {sizing.highStart.length > 0 && (
        <p className="text-small">
          <b className="font-semibold">{listed(sizing.highStart.map(({ name }) => name))}</b> {words.starts}
        </p>
      )}
      <HowCounted plan={plan} outcome={outcome} />
      <ResultActions
        product={sizing.fits ? sizing.product : undefined}
        summary={planInWords(plan, outcome)}
        anchor="find-your-flare"
        search={search("")}
        ask={sizing.fits ? "Request Quote" : "Talk to us"}
      />
    </>
  );
});

/**
 * Advice, the calculation in words, and actions, below the figures. Deferred, so that the figures update first while a
 * stepper is pressed repeatedly.
 */
export function ResultDetails({ plan, outcome, search, ...rest }: ResultDetailsProps) {
  const now = useMemo(() => ({ plan, outcome, search }), [plan, outcome, search]);
  return <Details {...useDeferredValue(now)} {...rest} />;
}
