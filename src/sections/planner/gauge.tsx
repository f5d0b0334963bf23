import { memo, useMemo } from "react";
import { planner } from "#content/planner.ts";
import type { Sizing } from "../../model/planner/sizing.ts";
import { isLong, kilowatts, numeral } from "../../model/product.ts";
import { type ListedProduct, sampleBySize } from "../../model/range.ts";
import { CENTRE, type GaugeScale, gaugeScale, placeLabels, RADIUS, scaleEnd } from "./gauge-scale.ts";

/** Constant for a range. Its text shrinks with the drawing, which is largest on a tablet. */
const Dial = memo(function Dial({ scale: { end, point, ticks } }: { scale: GaugeScale }) {
  return (
    <>
      <path d={`M${point(0)}A${RADIUS} ${RADIUS} 0 0 1 ${point(end)}`} className="stroke-line-strong" />
      <path d={ticks} className="stroke-line-strong" />
      <path d={`M${CENTRE.x - RADIUS - 18} ${CENTRE.y}H${CENTRE.x + RADIUS + 18}`} className="stroke-line-strong" />
      <g className="fill-muted text-[18px] tablet:text-[15px]">
        <text x={CENTRE.x - RADIUS} y={CENTRE.y + 24} textAnchor="middle">
          0
        </text>
        <text x={CENTRE.x + RADIUS} y={CENTRE.y + 24} textAnchor="middle">
          {planner.answer.scale({ kilowatts: end })}
        </text>
      </g>
    </>
  );
});

type SizeProps = {
  product: ListedProduct;
  state: "chosen" | "able" | "passed";
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  tick: GaugeScale["tick"];
};

const Size = memo(function Size({ product, state, x, y, anchor, tick }: SizeProps) {
  const kw = kilowatts(product);
  return (
    <g className={state === "passed" ? "fill-muted" : "fill-ink"}>
      <path
        d={tick(kw, state === "chosen" ? RADIUS - 6 : RADIUS + 6, RADIUS + 15)}
        className={state === "chosen" ? "stroke-2 stroke-ink" : "stroke-ink"}
      />
      <text
        x={x}
        y={y}
        textAnchor={anchor}
        data-chosen={state === "chosen" || undefined}
        className="text-[18px] data-chosen:font-heading data-chosen:font-wide data-chosen:text-[20px] tablet:text-[15px] tablet:data-chosen:text-[17px]"
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
  const scale = useMemo(() => gaugeScale(scaleEnd(products)), [products]);
  const [dotX, dotY] = scale.at(load.together, RADIUS);
  const stateOf = (product: ListedProduct) => {
    if (product === chosen) return "chosen";
    return kilowatts(product) < load.need || (backup && product.type === "standard") ? "passed" : "able";
  };
  const { figure } = planner.answer;
  const shown = chosen ? numeral(chosen) : load.connected > 0 ? figure.tooLarge : figure.none;
  const labels = placeLabels([...new Set([...(chosen ? [chosen] : []), ...sampleBySize(products)])], scale);
  return (
    <svg
      viewBox="0 0 440 246"
      fill="none"
      strokeLinecap="round"
      className="mx-auto h-auto w-full max-w-72 overflow-visible on-tablet:row-span-2 md:max-w-none print:max-w-[60mm]"
      aria-hidden="true"
    >
      <Dial scale={scale} />
      {load.connected > 0 && (
        <>
          <polyline points={scale.arc(0, load.together)} className="stroke-[3.5] stroke-accent" />
          <polyline
            points={scale.arc(load.together, load.need)}
            strokeDasharray="0.1 7"
            className="stroke-[4] stroke-accent"
          />
          <line x1={dotX} y1={dotY} x2={dotX} y2={dotY} className="stroke-[16] stroke-accent" />
        </>
      )}
      {labels.map((label) => (
        <Size key={label.product.model} {...label} state={stateOf(label.product)} tick={scale.tick} />
      ))}
      <text
        x={CENTRE.x}
        y={CENTRE.y - 22}
        textAnchor="middle"
        className={`numeral fill-numeral ${isLong(shown) ? "text-[96px]" : "text-[132px]"}`}
      >
        {shown}
      </text>
    </svg>
  );
}
