import type { ReactNode } from "react";
import { type SpecRowId, specFigures } from "../../model/spec.ts";

const START = 2;
const END = 178;
const strong = { strokeWidth: 6, className: "stroke-ink" };
const at = (share: number) => START + share * (END - START);

/** A line from 0 to `end`, with `from` to `to` highlighted. */
function Scale({
  from = 0,
  to,
  end,
  unit,
  marks,
}: {
  from?: number;
  to: number;
  end: number;
  unit: string;
  marks?: number;
}) {
  const ticks = Array.from({ length: (marks ?? 0) + 1 }, (_, i) => at(i / (marks ?? 1)));
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
            {from}
          </text>
        )}
        <text x={from > 0 ? at(to / end) : 180} y="35" textAnchor={from > 0 ? "middle" : "end"}>
          {from > 0 ? to : end} {unit}
        </text>
      </g>
    </>
  );
}

const { trackingRange, inputCurrent, outputCurrent, efficiency } = specFigures;
const lost = 100 - efficiency;
const hours = Array.from({ length: 12 }, (_, i) => `M${(5 + i * 15.4).toFixed(1)} 21V5`).join("");

const plots: Record<Exclude<SpecRowId, "max-power">, ReactNode> = {
  "rated-output": (
    <>
      <path d="M2 22H178" />
      <path d={hours} strokeWidth="4" className="stroke-ink" />
      <text x="0" y="40" stroke="none" className="fill-muted">
        hour after hour
      </text>
    </>
  ),
  "mppt-range": <Scale from={trackingRange.min} to={trackingRange.max} end={1000} unit="V" marks={10} />,
  "max-input-current": (
    <>
      <path d="M2 5H116M2 19H116" {...strong} />
      <path d="M116 5H146V19H116M146 12H164" strokeWidth="1.5" />
      <circle cx="171" cy="12" r="6.5" strokeWidth="1.5" className="stroke-ink" />
      <text x="0" y="38" stroke="none" className="fill-muted">
        {inputCurrent} A each
      </text>
    </>
  ),
  "mpp-trackers": (
    <>
      <path d="M2 42H128M14 42L65 10L116 42" strokeWidth="1.5" />
      <path d="M24 31L56 11M74 11L106 31" {...strong} />
    </>
  ),
  "max-output-current": <Scale to={outputCurrent} end={30} unit="A" marks={6} />,
  "power-factor": (
    <>
      <path d="M2 44H178M26 44A38 38 0 0 1 102 44" />
      <path d="M47.5 9.8A38 38 0 0 1 80.5 9.8" {...strong} />
      <path d="M64 44V10" strokeDasharray="1.5 4" className="stroke-ink" />
      <g stroke="none" className="fill-muted">
        <text x="40" y="11" textAnchor="end">
          lead
        </text>
        <text x="89" y="11">
          lag
        </text>
      </g>
    </>
  ),
  efficiency: (
    <>
      <circle
        cx="25"
        cy="24"
        r="19"
        strokeWidth="6"
        pathLength="100"
        strokeDasharray={`${efficiency} ${lost}`}
        transform={`rotate(${lost * 1.8 - 90} 25 24)`}
        className="stroke-accent"
      />
      <text x="58" y="29" stroke="none" className="fill-muted">
        {efficiency} of 100
      </text>
    </>
  ),
};

export function SpecPlot({ id, kilowatts, largest }: { id: SpecRowId; kilowatts: number; largest: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 50"
      fill="none"
      className="mt-3 mb-2 w-45 overflow-visible stroke-line-strong text-[13px] md:my-0"
    >
      {id === "max-power" ? <Scale to={kilowatts} end={largest} unit="KW" /> : plots[id]}
    </svg>
  );
}
