import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type FoldProps = { title: string; children: ReactNode; className?: string };

export function Fold({ title, children, className = "" }: FoldProps) {
  return (
    <details className={`group/fold border-line border-b ${className}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-0.5 font-semibold text-small">
        {title}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
