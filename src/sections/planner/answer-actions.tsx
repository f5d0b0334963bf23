import { ArrowRight } from "lucide";
import { memo, useDeferredValue, useMemo } from "react";
import { planner } from "#content/planner.ts";
import { productPath } from "../../format/paths.ts";
import type { Outcome } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ResultActions } from "../calculator/result-actions.tsx";
import { planCard, planInWords } from "./summary.ts";

const words = planner.answer;

type AnswerActionsProps = {
  plan: Plan;
  outcome: Outcome;
  /** Writes the plan into a query. */
  search: (current: string) => string;
};

const Actions = memo(function Actions({ plan, outcome, search }: AnswerActionsProps) {
  const { sizing } = outcome;
  return (
    <ResultActions
      product={sizing.fits ? sizing.product : undefined}
      summary={planInWords(plan, outcome)}
      card={planCard(plan, outcome)}
      anchor="find-your-flare"
      search={search("")}
      ask={sizing.fits ? undefined : words.talk}
      wide
    >
      {sizing.fits && (
        <ButtonLink href={productPath(sizing.product)} variant="line" className="w-full">
          {words.see({ model: sizing.product.model })}
          <Icon of={ArrowRight} />
        </ButtonLink>
      )}
    </ResultActions>
  );
});

/** Deferred, so that the answer updates first while a stepper is pressed repeatedly. */
export function AnswerActions({ plan, outcome, search }: AnswerActionsProps) {
  const now = useMemo(() => ({ plan, outcome, search }), [plan, outcome, search]);
  const shown = useDeferredValue(now);
  return shown.outcome.sizing.load.connected > 0 && <Actions {...shown} />;
}
