import type { IconNode } from "lucide";
import { createElement, memo } from "react";

type IconProps = { of: IconNode; size?: number; className?: string };

/** Decorative: hidden from screen readers. Memoized, since pages have many. */
export const Icon = memo(function Icon({ of: shapes, size = 20, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={`shrink-0 ${className ?? ""}`}
    >
      {shapes.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
    </svg>
  );
});
