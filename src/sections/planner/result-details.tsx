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
  /** Puts the plan into an address. */
  search: (present: string) => string;
  words: PlannerWords;
};

const Words = memo(function Words({ plan, outcome, search, words }: ResultDetailsProps) {
  const { sizing } = outcome;
  if (sizing.load.connected === 0) return null;
  return (
    <>
      {sizing.starters.length > 0 && (
        <p className="text-small">
          <b className="font-[560]">{listed(sizing.starters.map(({ name }) => name))}</b> {words.starts}
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
 * What stands under the figures: advice, the sum in words, what to do with it. A moment behind while steps come fast,
 * so that the figures never wait for the words about them.
 */
export function ResultDetails({ plan, outcome, search, ...given }: ResultDetailsProps) {
  const now = useMemo(() => ({ plan, outcome, search }), [plan, outcome, search]);
  return <Words {...useDeferredValue(now)} {...given} />;
}
