import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

type FoldProps = ComponentProps<"details"> & { title: string };

export function Fold({ title, children, className = "", ...props }: FoldProps) {
  return (
    <details {...props} className={`group/fold border-line border-b ${className}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 pt-0.5 font-semibold text-small">
        {title}
        <Icon of={ChevronDown} size={18} className="transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
