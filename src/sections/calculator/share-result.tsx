import { Check, Copy, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { calculator as words } from "#content/calculator.ts";
import { writeAddressNow } from "../../address/use-address-writer.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const feedbackTexts = { ready: "", link: words.linkCopied, summary: words.copied, refused: words.refused };

type ShareResultProps = {
  /** Plain text. */
  summary: string;
  /** The id that the link leads to. */
  anchor: string;
  /** The query of the link; by default the current one. */
  search?: string;
  copiesLink?: boolean;
};

/** Copy and share buttons, as far as the browser supports them. */
export function ShareResult({ summary, anchor, search, copiesLink }: ShareResultProps) {
  const hydrated = useHydrated();
  // Prerendered, to avoid a layout shift on hydration.
  const canCopy = !hydrated || Boolean(navigator.clipboard);
  const [feedback, setFeedback] = useState<{ state: keyof typeof feedbackTexts; summary: string }>();
  // Feedback on an earlier result does not apply to the current one.
  const state = feedback?.summary === summary ? feedback.state : "ready";
  const resultUrl = () => {
    writeAddressNow();
    const { origin, pathname, search: current } = window.location;
    return `${origin}${pathname}${search ?? current}#${anchor}`;
  };
  const copy = (text: string, done: "link" | "summary") =>
    navigator.clipboard.writeText(text).then(
      () => setFeedback({ state: done, summary }),
      () => setFeedback({ state: "refused", summary }),
    );
  // Closing the share sheet rejects.
  const share = () => navigator.share({ title: words.shareTitle, text: summary, url: resultUrl() }).catch(() => {});
  return (
    <>
      {copiesLink && canCopy && (
        <Button variant="text" onClick={() => copy(resultUrl(), "link")}>
          {words.copyLink}
          <Icon of={state === "link" ? Check : Link2} />
        </Button>
      )}
      {canCopy && (
        <Button variant="text" className="needs-script" onClick={() => copy(`${summary}\n${resultUrl()}`, "summary")}>
          {words.copySummary}
          <Icon of={Copy} size={18} />
        </Button>
      )}
      {hydrated && "share" in navigator && (
        <Button variant="text" onClick={share}>
          {words.share}
          <Icon of={Share2} size={18} />
        </Button>
      )}
      <p role="status" className="text-muted text-note">
        {feedbackTexts[state]}
      </p>
    </>
  );
}
