import type { LucideIcon } from "lucide-react";

/** All icons share one weight; they decorate a label and are not read out. */
export function Icon({ of: Shape, size = 20, className }: { of: LucideIcon; size?: number; className?: string }) {
  return <Shape size={size} strokeWidth={1.5} aria-hidden className={`shrink-0 ${className ?? ""}`} />;
}
