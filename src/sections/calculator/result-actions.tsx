import { ArrowRight } from "lucide-react";
import { type QuoteRequest, quoteAddress } from "../../model/enquiry.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { KeepResult } from "./keep-result.tsx";

type ResultActionsProps = {
  product?: QuoteRequest["product"];
  /** What the tool has worked out, in a few lines of text: goes into the message, the clipboard and what is shared. */
  summary: string;
  /** The tool's own place in the page. */
  anchor: string;
  /** What the quote is asked for in the button: "Request Quote". */
  ask?: string;
  /** What the address holds already and has to keep. */
  search?: string;
};

/** What a visitor can do with a result: ask us, keep it, send it to someone. */
export function ResultActions({ product, summary, anchor, ask = "Request Quote", search = "" }: ResultActionsProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink href={quoteAddress({ product, figures: summary }, search)} className="max-md:w-full">
        {ask}
        <Icon of={ArrowRight} />
      </ButtonLink>
      <KeepResult summary={summary} anchor={anchor} />
    </div>
  );
}
