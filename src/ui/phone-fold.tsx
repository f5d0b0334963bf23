import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { Icon } from "./icon.tsx";
import "./phone-fold.css";
import { useKept } from "./use-kept.ts";
import { useMedia } from "./use-media.ts";

type PhoneFoldProps = {
  /** The heading it stands under, with its own id. */
  heading: ReactNode;
  headingId: string;
  /** What is inside, in a few words, for as long as it is folded. */
  says: () => string;
  children: () => ReactNode;
};

/** On a phone a long part is folded to its heading and its gist; on wider screens, on paper and without JavaScript it is simply there. */
export function PhoneFold({ heading, headingId, says, children }: PhoneFoldProps) {
  const id = useId();
  const [open, setOpen] = useKept(headingId, false);
  // What is folded is not made at all, which spares a phone most of its work.
  const roomy = useMedia("(width >= 69rem)", true);
  const printed = useMedia("print", true);
  // What stood open stays so when the tablet is turned.
  useEffect(() => {
    if (roomy) setOpen(true);
  }, [roomy, setOpen]);
  return (
    <>
      <div className="relative max-lg:min-h-12 max-lg:[&>:first-child]:pr-10">
        {heading}
        {!open && <p className="needs-script mt-1 pr-10 text-muted text-small lg:hidden">{says()}</p>}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={headingId}
          onClick={() => setOpen(!open)}
          className="needs-script no-print absolute inset-0 flex items-center justify-end rounded-badge lg:hidden"
        >
          <Icon of={ChevronDown} size={24} className={`transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </div>
      <div id={id} data-folded={!open || undefined} className="phone-fold">
        {(open || roomy || printed) && children()}
      </div>
    </>
  );
}
