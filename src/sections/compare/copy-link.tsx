import { Check, Link2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const words = { ready: "", copied: "Link copied.", refused: "Copy the address from your browser instead." };

/** On the heading's line where there is room. Puts this comparison's address on the clipboard; not shown where the browser gives no clipboard. */
export function CopyLink({ query }: { query: string }) {
  const [state, setState] = useState<keyof typeof words>("ready");
  if (!navigator.clipboard) return null;
  const copy = () => {
    const { origin, pathname } = window.location;
    navigator.clipboard.writeText(`${origin}${pathname}?${query}#compare`).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };
  return (
    <p className="flex items-center text-right max-md:flex-row-reverse md:absolute md:top-0 md:right-0 lg:top-1">
      <span role="status" className="mx-4 text-muted text-small empty:mx-0">
        {words[state]}
      </span>
      <Button variant="text" onClick={copy}>
        Copy link
        <Icon of={state === "copied" ? Check : Link2} />
      </Button>
    </p>
  );
}
