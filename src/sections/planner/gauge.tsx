import { memo } from "react";
import { planner } from "#content/planner.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { byCapacity, kilowatts, numeral } from "../../model/product.ts";
import { type ListedProduct, sampleBySize } from "../../model/range.ts";

/** Kilowatts at the right end; larger values are clamped. */
const MAX_KW = 12;
const CENTRE = { x: 220, y: 212 };
const RADIUS = 168;
const STEP_KW = 0.25;

function at(kw: number, radius: number): [x: number, y: number] {
  const angle = Math.PI * (1 - Math.min(kw, MAX_KW) / MAX_KW);
  return [CENTRE.x + radius * Math.cos(angle), CENTRE.y - radius * Math.sin(angle)];
}

const point = (kw: number, radius = RADIUS) =>
  at(kw, radius)
    .map((value) => value.toFixed(1))
    .join(" ");
const along = Array.from({ length: MAX_KW / STEP_KW + 1 }, (_, i) => ({ kw: i * STEP_KW, place: point(i * STEP_KW) }));
/** A polyline, because `d` of a <path> is a CSS property and costs a style recalculation at every step. */
const arc = (from: number, to: number) =>
  [point(from), ...along.filter(({ kw }) => kw > from && kw < to).map(({ place }) => place), point(to)].join(" ");
const tick = (kw: number, from: number, to: number) => `M${point(kw, from)}L${point(kw, to)}`;
const ticks = Array.from({ length: MAX_KW * 2 - 1 }, (_, i) =>
  tick((i + 1) / 2, RADIUS - 10, RADIUS - (i % 2 ? 16 : 13)),
);
const scale = ticks.join("");

/** Constant elements, created once. On a phone larger text, since it shrinks with the drawing. */
const dial = (
  <>
    <path d={`M${point(0)}A${RADIUS} ${RADIUS} 0 0 1 ${point(MAX_KW)}`} className="stroke-line-strong" />
    <path d={scale} className="stroke-line-strong" />
    <path d={`M${CENTRE.x - RADIUS - 18} ${CENTRE.y}H${CENTRE.x + RADIUS + 18}`} className="stroke-line-strong" />
    <g className="fill-muted text-[18px] sm:text-[14px]">
      <text x={CENTRE.x - RADIUS} y={CENTRE.y + 24} textAnchor="middle">
        0
      </text>
      <text x={CENTRE.x + RADIUS} y={CENTRE.y + 24} textAnchor="middle">
        {planner.answer.scale({ kilowatts: MAX_KW })}
      </text>
    </g>
  </>
);

type SizeProps = { product: ListedProduct; state: "chosen" | "able" | "passed" };

const Size = memo(function Size({ product, state }: SizeProps) {
  const kw = kilowatts(product);
  const [x, y] = at(kw, RADIUS + 30);
  return (
    <g className={state === "passed" ? "opacity-45 forced-colors:opacity-100" : undefined}>
      <path
        d={tick(kw, state === "chosen" ? RADIUS - 6 : RADIUS + 6, RADIUS + 15)}
        className={state === "chosen" ? "stroke-2 stroke-ink" : "stroke-ink"}
      />
      <text
        x={x}
        y={y + 5}
        textAnchor={x < CENTRE.x - 20 ? "end" : x > CENTRE.x + 20 ? "start" : "middle"}
        data-chosen={state === "chosen" || undefined}
        className="fill-ink text-[18px] data-chosen:font-heading data-chosen:font-wide data-chosen:text-[20px] sm:text-[14px] sm:data-chosen:text-[17px]"
      >
        {numeral(product)}
      </text>
    </g>
  );
});

type GaugeProps = { products: readonly ListedProduct[]; sizing: Sizing; backup: boolean };

/** The solid line is what runs together, the dotted one the headroom. Hidden from screen readers, which have the text. */
export function Gauge({ products, sizing, backup }: GaugeProps) {
  const { load } = sizing;
  const chosen = sizing.fits ? sizing.product : undefined;
  const [dotX, dotY] = at(load.together, RADIUS);
  const stateOf = (product: ListedProduct) => {
    if (product === chosen) return "chosen";
    return kilowatts(product) < load.need || (backup && product.type === "standard") ? "passed" : "able";
  };
  const largest = byCapacity(products).at(-1);
  const marked = new Set([...sampleBySize(products), ...(chosen ? [chosen] : [])]);
  return (
    <svg
      viewBox="0 0 440 246"
      fill="none"
      strokeLinecap="round"
      className="h-auto w-full overflow-visible"
      aria-hidden="true"
    >
      {dial}
      {load.connected > 0 && (
        <>
          <polyline points={arc(0, load.together)} className="stroke-[3.5] stroke-accent" />
          <polyline
            points={arc(load.together, load.need)}
            strokeDasharray="0.1 7"
            className="stroke-[4] stroke-accent"
          />
          <line x1={dotX} y1={dotY} x2={dotX} y2={dotY} className="stroke-[16] stroke-accent" />
        </>
      )}
      {[...marked].map((product) => (
        <Size key={product.model} product={product} state={stateOf(product)} />
      ))}
      <text x={CENTRE.x} y={CENTRE.y - 22} textAnchor="middle" className="numeral fill-numeral text-[132px]">
        {chosen ? numeral(chosen) : largest && load.connected > 0 ? `${numeral(largest)}+` : "0.0"}
      </text>
    </svg>
  );
}
