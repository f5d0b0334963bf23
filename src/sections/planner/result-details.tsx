import { memo, useDeferredValue, useMemo } from "react";
import { planner } from "#content/planner.ts";
import { listed } from "../../format/in-words.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { ResultActions } from "../calculator/result-actions.tsx";
import { HowCounted } from "./how-counted.tsx";
import { applianceName } from "./names.ts";
import { planInWords } from "./summary.ts";

const words = planner.answer;

type ResultDetailsProps = {
  plan: Plan;
  outcome: Outcome;
  /** Writes the plan into a query. */
  search: (current: string) => string;
};

const Details = memo(function Details({ plan, outcome, search }: ResultDetailsProps) {
  const { sizing } = outcome;
  if (sizing.load.connected === 0) return null;
  return (
    <>
      {sizing.highStart.length > 0 && (
        <p className="text-small">
          <Sentence of={(appliances) => words.starts({ appliances })}>
            <b className="font-semibold">{listed(sizing.highStart.map(applianceName))}</b>
          </Sentence>
        </p>
      )}
      <HowCounted plan={plan} outcome={outcome} />
      <ResultActions
        product={sizing.fits ? sizing.product : undefined}
        summary={planInWords(plan, outcome)}
        anchor="find-your-flare"
        search={search("")}
        ask={sizing.fits ? undefined : words.talk}
      />
    </>
  );
});

/**
 * Advice, the calculation in words, and actions, below the figures. Deferred, so that the figures update first while a
 * stepper is pressed repeatedly.
 */
export function ResultDetails({ plan, outcome, search }: ResultDetailsProps) {
  const now = useMemo(() => ({ plan, outcome, search }), [plan, outcome, search]);
  return <Details {...useDeferredValue(now)} />;
}
