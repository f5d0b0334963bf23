import { memo } from "react";
import type { PlannerWords } from "../../content/planner.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { planInWords } from "../../model/planner/summary.ts";
import { ResultActions } from "../tools/result-actions.tsx";
import { HowCounted } from "./how-counted.tsx";

const list = new Intl.ListFormat("en-GB");

type AfterwordsProps = {
  plan: Plan;
  outcome: Outcome;
  search: string;
  words: PlannerWords;
};

/** What stands under the figures and may follow them a moment later: advice, the sum in words, what to do with it. */
export const Afterwords = memo(function Afterwords({ plan, outcome, search, words }: AfterwordsProps) {
  const { sizing } = outcome;
  if (sizing.load.connected === 0) return null;
  return (
    <>
      {sizing.starters.length > 0 && (
        <p className="text-small">
          <b className="font-[560]">{list.format(sizing.starters.map(({ name }) => name))}</b> {words.starts}
        </p>
      )}
      <HowCounted plan={plan} outcome={outcome} />
      <ResultActions
        product={sizing.fits ? sizing.product : undefined}
        summary={planInWords(plan, outcome)}
        anchor="find-your-flare"
        search={search}
        ask={sizing.fits ? "Request Quote" : "Talk to us"}
      />
    </>
  );
});
