import { ArrowRight } from "lucide";
import { memo } from "react";
import { calculator } from "#content/calculator.ts";
import { planner } from "#content/planner.ts";
import { useQuoteUrl } from "../../enquiry/use-quote-url.ts";
import { formatHundredths } from "../../model/format.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { reasonInWords } from "./sizing-in-words.ts";
import { planInWords, type Result } from "./summary.ts";

const words = planner.answer;

const Quote = memo(function Quote({ plan, outcome, search }: Result) {
  const { sizing } = outcome;
  const product = sizing.fits ? sizing.product : undefined;
  const href = useQuoteUrl({ product, figures: planInWords(plan, outcome) }, search(""));
  return (
    <ButtonLink href={href} size="low" className="max-w-full flex-none max-xs:[&>svg]:hidden">
      {product ? calculator.requestQuote : words.talk}
      <Icon of={ArrowRight} size={18} />
    </ButtonLink>
  );
});

/**
 * The answer, sticky at the bottom of small screens while the planner is in view and .answer-actions is not. The negative
 * margin lets it overlap the section's padding.
 */
export function AnswerBar({ sizing, deferred }: { sizing: Sizing; deferred: Result }) {
  const { connected, need } = sizing.load;
  return (
    <div className="answer-bar needs-script -mx-(--margin) -mb-14 not-in-data-on-screen:invisible [:has(.answer-actions[data-on-screen])>&]:not-focus-within:invisible sticky bottom-0 z-10 flex items-center justify-between gap-4 border-line-strong border-t bg-page px-(--margin) pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] max-3xs:static max-3xs:flex-wrap lg:hidden print:hidden">
      <p className="min-w-0 leading-tight">
        <b className="block font-bold font-wide">
          {sizing.fits ? sizing.product.model : reasonInWords(sizing).heading}
        </b>
        {connected > 0 && (
          <span className="block text-muted text-note tabular-nums">{words.bar({ need: formatHundredths(need) })}</span>
        )}
      </p>
      {connected > 0 && <Quote {...deferred} />}
    </div>
  );
}
