import type { LucideIcon } from "lucide-react";
import { memo } from "react";

type IconProps = { of: LucideIcon; size?: number; className?: string };

/** Decorative: hidden from screen readers. Memoized, since pages have many. */
export const Icon = memo(function Icon({ of: Shape, size = 20, className }: IconProps) {
  return <Shape size={`${size / 16}rem`} strokeWidth={1.5} aria-hidden className={`shrink-0 ${className ?? ""}`} />;
});
