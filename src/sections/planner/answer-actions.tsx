import { ArrowRight } from "lucide";
import { memo } from "react";
import { planner } from "#content/planner.ts";
import { productPath } from "../../format/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ResultActions } from "../calculator/result-actions.tsx";
import { planCard, planInWords, type Result } from "./summary.ts";

const words = planner.answer;

export const AnswerActions = memo(function AnswerActions({ plan, outcome, search }: Result) {
  const { sizing } = outcome;
  if (sizing.load.connected === 0) return null;
  return (
    <ResultActions
      product={sizing.fits ? sizing.product : undefined}
      summary={planInWords(plan, outcome)}
      card={planCard(plan, outcome)}
      anchor="find-your-flare"
      // Named even by default: a link without a plan opens the last one of the tab.
      search={search("") || `use=${plan.use}`}
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
