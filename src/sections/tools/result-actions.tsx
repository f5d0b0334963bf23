import { ArrowRight, Copy, Share2 } from "lucide-react";
import { useState } from "react";
import { type QuoteRequest, quoteAddress } from "../../model/enquiry.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

type ResultActionsProps = {
  product?: QuoteRequest["product"];
  /** What the tool has worked out, in a few lines of text: goes into the message, the clipboard and what is shared. */
  summary: string;
  /** What the quote is asked for in the button: "Request Quote". */
  ask?: string;
  /** What the address holds already and has to keep. */
  search?: string;
};

/** What a visitor can do with a result: ask us, keep it, send it to someone. Nothing leaves the page before that. */
export function ResultActions({ product, summary, ask = "Request Quote", search = "" }: ResultActionsProps) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(`${summary}\n${window.location.href}`).then(
      () => setSaid("Copied."),
      () => setSaid("Your browser did not let us copy."),
    );
  // Closing the share sheet is an answer too.
  const share = () => navigator.share({ title: "FLARE", text: summary, url: window.location.href }).catch(() => {});
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink to={quoteAddress({ product, figures: summary }, search)} className="max-md:w-full">
        {ask}
        <Icon of={ArrowRight} />
      </ButtonLink>
      {hydrated && navigator.clipboard && (
        <Button variant="text" onClick={copy}>
          Copy summary
          <Icon of={Copy} size={18} />
        </Button>
      )}
      {hydrated && "share" in navigator && (
        <Button variant="text" onClick={share}>
          Share
          <Icon of={Share2} size={18} />
        </Button>
      )}
      <p role="status" className="text-muted text-note">
        {said}
      </p>
    </div>
  );
}
