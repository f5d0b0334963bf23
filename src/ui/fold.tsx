import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { useKept } from "./use-kept.ts";

type FoldProps = {
  title: string;
  children: ReactNode;
  /** Left out of the prerendered page. */
  needsScript?: true;
  className?: string;
};

/** Details under a line: made as they are opened, though the prerendered page may hold them for those without JavaScript. */
export function Fold({ title, children, needsScript, className = "" }: FoldProps) {
  const prerendered = !useHydrated() && !needsScript;
  const [open, setOpen] = useKept(title, false);
  return (
    <details
      className={`group/fold border-line border-b ${needsScript ? "needs-script" : ""} ${className}`}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-0.5 font-[540] text-small">
        {title}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      {(open || prerendered) && children}
    </details>
  );
}
