type BarProps = { from?: number; to: number; at: number; thick: number; className: string };

/** A line, not a rectangle: for browsers the width of one is a matter of style, looked up in every rule at every step. */
export const Bar = ({ from = 0, to, at, thick, className }: BarProps) => (
  <line x1={from} x2={to} y1={at} y2={at} strokeWidth={thick} className={className} />
);
