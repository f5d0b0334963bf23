import type { StringCheckWords } from "../../../content/string-check.ts";
import { specFigures } from "../../../model/spec.ts";
import type { StringCheck } from "../../../model/string-check/check.ts";
import { coldVolts, hotVolts } from "../../../model/string-check/words.ts";

const END = 900;
const { min, max } = specFigures.trackingRange;
const ticks = Array.from({ length: END / 100 + 1 }, (_, i) => i * 100);

const clamp = (volts: number) => Math.min(Math.max(volts, 0), END);
/** Percentages instead of a viewBox, so that text keeps its size on every screen. */
const at = (volts: number) => `${((clamp(volts) / END) * 100).toFixed(2)}%`;

function Stretch({ from, to, className }: { from: number; to: number; className: string }) {
  if (clamp(to) <= clamp(from)) return null;
  return <rect x={at(from)} width={at(clamp(to) - clamp(from))} y="54" height="22" className={className} />;
}

/** A tick at one end of the bar, with its label towards the middle. */
function End({
  volts,
  y,
  from,
  to,
  wrong,
  text,
}: {
  volts: number;
  y: number;
  from: number;
  to: number;
  wrong: boolean;
  text: string;
}) {
  const left = volts < END / 2;
  return (
    <g className={wrong ? "fill-error stroke-error" : "fill-ink stroke-ink"}>
      <line x1={at(volts)} x2={at(volts)} y1={from} y2={to} strokeWidth="1.5" />
      <text
        // Inside the range, so that its edges do not cross the label.
        x={at(Math.min(Math.max(volts, min), max))}
        y={y}
        dx={left ? 7 : -7}
        textAnchor={left ? "start" : "end"}
        stroke="none"
        className="font-semibold"
      >
        {text}
        {volts > END && " →"}
      </text>
    </g>
  );
}

/** The string's voltages from hot to cold, over the inverter's tracking range. */
export function VoltageRuler({ check, words }: { check: StringCheck; words: StringCheckWords["ruler"] }) {
  const [hot, cold] = [hotVolts(check), coldVolts(check)];
  const [low, high] = [hot < min, cold > max];
  return (
    <svg aria-hidden="true" width="100%" height="150" className="mt-6 overflow-visible text-note tabular-nums">
      <rect x={at(min)} width={at(max - min)} y="24" height="86" className="fill-accent/12" />
      <g className="fill-muted">
        <text x={at((min + max) / 2)} y="16" textAnchor="middle">
          {words.range}
        </text>
        {[0, min, max].map((volts) => (
          <text key={volts} x={at(volts)} y="136" textAnchor={volts === 0 ? "start" : "middle"}>
            {volts === 0 ? "0" : `${volts} V`}
          </text>
        ))}
      </g>
      <g className="stroke-line-strong">
        <line x1="0" x2="100%" y1="110" y2="110" />
        {ticks.map((volts) => (
          <line key={volts} x1={at(volts)} x2={at(volts)} y1="110" y2="116" />
        ))}
      </g>
      {[min, max].map((volts) => (
        <line key={volts} x1={at(volts)} x2={at(volts)} y1="24" y2="119" strokeDasharray="3 4" className="stroke-ink" />
      ))}
      <Stretch from={Math.max(hot, min)} to={Math.min(cold, max)} className="fill-accent" />
      <Stretch from={hot} to={Math.min(cold, min)} className="fill-error" />
      <Stretch from={Math.max(hot, max)} to={cold} className="fill-error" />
      <End volts={hot} y={46} from={36} to={76} wrong={low} text={`${hot} V, ${low ? words.low : words.hot}`} />
      <End volts={cold} y={98} from={54} to={100} wrong={high} text={`${cold} V, ${high ? words.high : words.cold}`} />
    </svg>
  );
}
