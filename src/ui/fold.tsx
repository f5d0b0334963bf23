import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

type FoldProps = {
  title: string;
  children: ReactNode;
  /** Left out of the prerendered page. */
  needsScript?: true;
  className?: string;
};

/** Details under a line: made when they are first opened, though the prerendered page may hold them for those without JavaScript. */
export function Fold({ title, children, needsScript, className = "" }: FoldProps) {
  const prerendered = !useHydrated() && !needsScript;
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`group/fold border-line border-b ${needsScript ? "needs-script" : ""} ${className}`}
      onToggle={() => setOpened(true)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-0.5 font-[540] text-small">
        {title}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      {(opened || prerendered) && children}
    </details>
  );
}
