import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { calculator } from "#content/calculator.ts";
import { useQuoteUrl } from "../../enquiry/use-quote-url.ts";
import type { QuoteRequest } from "../../model/enquiry.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ResultCard } from "./result-picture.ts";
import { ShareResult } from "./share-result.tsx";

type ResultActionsProps = {
  product?: QuoteRequest["product"];
  /** Plain text for the quote request, copying and sharing. */
  summary: string;
  card?: ResultCard;
  /** The id of the calculator. */
  anchor: string;
  /** The label of the button. */
  ask?: string | undefined;
  /** Parameters of the result for links to it and to the contact form; by default the current ones and none. */
  search?: string;
  /** The button spans the width. */
  wide?: boolean;
  /** More actions, after the button. */
  children?: ReactNode;
};

export function ResultActions({
  product,
  summary,
  card,
  anchor,
  ask = calculator.requestQuote,
  search = "",
  wide,
  children,
}: ResultActionsProps) {
  return (
    <div className="print:hidden flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink
        href={useQuoteUrl({ product, figures: summary }, search)}
        className={wide ? "w-full" : "max-md:w-full"}
      >
        {ask}
        <Icon of={ArrowRight} />
      </ButtonLink>
      {children}
      <ShareResult summary={summary} card={card} anchor={anchor} {...(search && { search: `?${search}` })} />
    </div>
  );
}
