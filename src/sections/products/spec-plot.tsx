import type { ReactNode } from "react";
import { specifications } from "#content/specifications.ts";
import type { SpecRowId } from "../../../content/schema/specification.ts";
import { figureWords } from "../../format/figure-words.ts";
import { formatNumber } from "../../model/format.ts";
import { kilowatts, type Product } from "../../model/product.ts";
import { inputLines, powerFactorArc, roof } from "./spec-shapes.ts";

const words = specifications.plots;
const START = 2;
const END = 178;
const strong = { strokeWidth: 6, className: "stroke-ink" };
const at = (share: number) => START + share * (END - START);

type ScaleProps = {
  from?: number;
  to: number;
  end: number;
  label: (values: { value: string }) => string;
  step?: number;
};

/** A line from 0 to `end` with a tick at each step, and `from` to `to` highlighted. */
function Scale({ from = 0, to, end, label, step = end }: ScaleProps) {
  const ticks = Array.from({ length: step === end ? 1 : end / step + 1 }, (_, i) => at((i * step) / end));
  return (
    <>
      <path d={`M${START} 12H${END}${ticks.map((tick) => `M${tick.toFixed(1)} 6V12`).join("")}`} />
      <path d={`M${at(from / end)} 12H${at(to / end)}`} {...strong} />
      <g stroke="none" className="fill-muted">
        <text x="0" y="35">
          0
        </text>
        {from > 0 && (
          <text x={at(from / end)} y="35" textAnchor="middle">
            {formatNumber(from)}
          </text>
        )}
        <text x={from > 0 ? at(to / end) : 180} y="35" textAnchor={from > 0 ? "middle" : "end"}>
          {label({ value: formatNumber(from > 0 ? to : end) })}
        </text>
      </g>
    </>
  );
}

const VOLTS = { end: 1000, step: 100 };
const AMPERES = { end: 30, step: 5 };
/** The end of a scale that has room for the value. */
const endFor = (value: number, { end, step }: typeof VOLTS) => Math.max(end, Math.ceil(value / step) * step);

const hours = Array.from({ length: 12 }, (_, i) => `M${(5 + i * 15.4).toFixed(1)} 21V5`).join("");

const LABEL_GAP = 8;

type PlotProps = { product: Product; largest: number };

const plots: Record<SpecRowId, (props: PlotProps) => ReactNode> = {
  "max-power": ({ product, largest }) => <Scale to={kilowatts(product)} end={largest} label={words.power} />,
  "rated-output": () => (
    <>
      <path d="M2 22H178" />
      <path d={hours} strokeWidth="4" className="stroke-ink" />
      <text x="0" y="40" stroke="none" className="fill-muted">
        {words.hours}
      </text>
    </>
  ),
  "mppt-range": ({ product: { figures } }) => {
    const { min, max } = figures.trackingRange;
    return <Scale from={min} to={max} end={endFor(max, VOLTS)} step={VOLTS.step} label={words.volts} />;
  },
  "max-input-current": ({ product: { figures } }) => {
    const { lines, wires, width } = inputLines(figures.trackers);
    return (
      <>
        <path d={lines} {...strong} strokeWidth={width} />
        <path d={wires} strokeWidth="1.5" />
        <circle cx="171" cy="12" r="6.5" strokeWidth="1.5" className="stroke-ink" />
        <text x="0" y="38" stroke="none" className="fill-muted">
          {words.eachInput(figureWords(figures))}
        </text>
      </>
    );
  },
  "mpp-trackers": ({ product: { figures } }) => {
    const { outline, panels, width } = roof(figures.trackers);
    return (
      <>
        <path d={outline} strokeWidth="1.5" />
        <path d={panels} {...strong} strokeWidth={width} />
      </>
    );
  },
  "max-output-current": ({ product: { figures } }) => (
    <Scale
      to={figures.outputCurrent}
      end={endFor(figures.outputCurrent, AMPERES)}
      step={AMPERES.step}
      label={words.amperes}
    />
  ),
  "power-factor": ({ product: { figures } }) => {
    const { arc, left, right } = powerFactorArc(figures.powerFactor);
    return (
      <>
        <path d="M2 44H178M26 44A38 38 0 0 1 102 44" />
        <path d={arc} {...strong} />
        <path d="M64 44V10" strokeDasharray="1.5 4" className="stroke-ink" />
        <g stroke="none" className="fill-muted">
          <text x={left - LABEL_GAP} y="11" textAnchor="end">
            {words.lead}
          </text>
          <text x={right + LABEL_GAP} y="11">
            {words.lag}
          </text>
        </g>
      </>
    );
  },
  efficiency: ({ product: { figures } }) => {
    const lost = 100 - figures.efficiency;
    return (
      <>
        <circle
          cx="25"
          cy="24"
          r="19"
          strokeWidth="6"
          pathLength="100"
          strokeDasharray={`${figures.efficiency} ${lost}`}
          transform={`rotate(${lost * 1.8 - 90} 25 24)`}
          className="stroke-accent"
        />
        <text x="58" y="29" stroke="none" className="fill-muted">
          {words.efficiency(figureWords(figures))}
        </text>
      </>
    );
  },
};

export function SpecPlot({ id, ...props }: PlotProps & { id: SpecRowId }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 50"
      fill="none"
      className="mt-3 mb-2 w-45 max-w-full overflow-visible stroke-line-strong text-[13px] md:my-0"
    >
      {plots[id](props)}
    </svg>
  );
}
