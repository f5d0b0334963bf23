import type { LucideIcon } from "lucide-react";
import { memo } from "react";

type IconProps = { of: LucideIcon; size?: number; className?: string };

/** All icons share one weight; they decorate a label and are not read out. Drawn anew only when they change. */
export const Icon = memo(function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={size} strokeWidth={1.5} aria-hidden className={`shrink-0 ${className ?? ""}`} />;
});
