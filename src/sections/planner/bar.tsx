type BarProps = { from?: number; to: number; at: number; thick: number; className: string };

/** A line, because width and height of a <rect> are CSS properties and cost a style recalculation at every step. */
export const Bar = ({ from = 0, to, at, thick, className }: BarProps) => (
  <line x1={from} x2={to} y1={at} y2={at} strokeWidth={thick} className={className} />
);
