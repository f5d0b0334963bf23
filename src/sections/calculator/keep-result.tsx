import { Check, Copy, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { writeAddressNow } from "../../address/use-address-writer.ts";
import { useHydrated } from "../../loading/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const words = {
  ready: "",
  link: "Link copied.",
  summary: "Copied.",
  refused: "Your browser did not let us copy.",
};

type KeepResultProps = {
  /** What the tool has worked out, in a few lines of text. */
  summary: string;
  /** The part of the page that the link leads to. */
  anchor: string;
  /** What of the address the result needs; otherwise all that it holds. */
  search?: string;
  /** For a result whose address is worth having alone. */
  copiesLink?: boolean;
};

/** Keep a result, or send it to someone. What a browser cannot do is not offered. */
export function KeepResult({ summary, anchor, search, copiesLink }: KeepResultProps) {
  const hydrated = useHydrated();
  // The prerendered page has its place, so that nothing moves when the code comes.
  const copies = !hydrated || Boolean(navigator.clipboard);
  const [told, tell] = useState<{ state: keyof typeof words; of: string }>();
  const state = told?.of === summary ? told.state : "ready";
  const address = () => {
    writeAddressNow();
    const { origin, pathname, search: present } = window.location;
    return `${origin}${pathname}${search ?? present}#${anchor}`;
  };
  const copy = (text: string, done: "link" | "summary") =>
    navigator.clipboard.writeText(text).then(
      () => tell({ state: done, of: summary }),
      () => tell({ state: "refused", of: summary }),
    );
  // Closing the share sheet is an answer too.
  const share = () => navigator.share({ title: "FLARE", text: summary, url: address() }).catch(() => {});
  return (
    <>
      {copiesLink && copies && (
        <Button variant="text" onClick={() => copy(address(), "link")}>
          Copy link
          <Icon of={state === "link" ? Check : Link2} />
        </Button>
      )}
      {copies && (
        <Button variant="text" className="needs-script" onClick={() => copy(`${summary}\n${address()}`, "summary")}>
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
        {words[state]}
      </p>
    </>
  );
}
