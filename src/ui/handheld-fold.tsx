import { ChevronDown } from "lucide";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Icon } from "./icon.tsx";

type HandheldFoldProps = {
  /** An element with the id `headingId`. */
  heading: ReactNode;
  headingId: string;
  /** Shown while folded. */
  summary?: () => string;
  children: ReactNode;
};

/** Folds its content on small screens; on wide ones, in print and without JavaScript it is always open. */
export function HandheldFold({ heading, headingId, summary, children }: HandheldFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Content that was visible in landscape stays open when a tablet is turned.
  useEffect(() => {
    const wide = window.matchMedia("(width >= 69rem)");
    const keepOpen = () => setOpen(true);
    wide.addEventListener("change", keepOpen);
    return () => wide.removeEventListener("change", keepOpen);
  }, []);
  return (
    <>
      <div className="relative max-lg:flex max-lg:min-h-12 max-lg:flex-col max-lg:justify-center max-lg:[&>:first-child]:pr-10">
        {heading}
        {!open && summary && <p className="needs-script mt-1 pr-10 text-muted text-small lg:hidden">{summary()}</p>}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={headingId}
          onClick={() => setOpen(!open)}
          className="needs-script print:hidden absolute inset-0 flex items-center justify-end rounded-badge lg:hidden"
        >
          <Icon of={ChevronDown} size={24} className={`transition-transform ${open ? "rotate-180" : ""}`} />
        </button>
      </div>
      <div
        id={id}
        data-folded={!open || undefined}
        className="on-handheld:[@media(scripting:enabled)]:data-folded:hidden"
      >
        {children}
      </div>
    </>
  );
}
