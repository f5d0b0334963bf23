import { stringCheck } from "#content/string-check.ts";
import { formatNumber } from "../../../model/format.ts";
import type { Figures, StringCheck } from "../../../model/string-check/check.ts";
import { coldVolts, hotVolts } from "./check-in-words.ts";

const words = stringCheck.ruler;
const STEP = 100;

type Range = Figures["trackingRange"];

/** Percentages instead of a viewBox, so that text keeps its size on every screen. */
function rulerFor({ min, max }: Range) {
  const end = Math.ceil(max / STEP) * STEP + STEP;
  const clamp = (volts: number) => Math.min(Math.max(volts, 0), end);
  return { min, max, end, clamp, at: (volts: number) => `${((clamp(volts) / end) * 100).toFixed(2)}%` };
}

type Ruler = ReturnType<typeof rulerFor>;

function Stretch({ ruler, from, to, className }: { ruler: Ruler; from: number; to: number; className: string }) {
  const { at, clamp } = ruler;
  if (clamp(to) <= clamp(from)) return null;
  return <rect x={at(from)} width={at(clamp(to) - clamp(from))} y="54" height="22" className={className} />;
}

type EndProps = { ruler: Ruler; volts: number; y: number; from: number; to: number; wrong: boolean; text: string };

/** A tick at one end of the bar, with its label towards the middle. */
function End({ ruler: { min, max, end, at }, volts, y, from, to, wrong, text }: EndProps) {
  const left = volts < end / 2;
  return (
    <g className={wrong ? "fill-error stroke-error" : "fill-ink stroke-ink"}>
      <line x1={at(volts)} x2={at(volts)} y1={from} y2={to} strokeWidth="1.5" />
      <text
        // Inside the range, so that its edges do not cross the label.
        x={at(Math.min(Math.max(volts, min), max))}
        y={y}
        dx={left ? 7 : -7}
        textAnchor={left ? "start" : "end"}
        // On a phone it may lie over the edge of the range.
        className="stroke-4 stroke-page font-semibold [paint-order:stroke]"
      >
        {text}
        {volts > end && " ›"}
      </text>
    </g>
  );
}

/** The string's voltages from hot to cold, over the inverter's tracking range. */
export function VoltageRuler({ check, range }: { check: StringCheck; range: Range }) {
  const ruler = rulerFor(range);
  const { min, max, end, at } = ruler;
  const [hot, cold] = [hotVolts(check), coldVolts(check)];
  const [low, high] = [hot < min, cold > max];
  const ticks = Array.from({ length: end / STEP + 1 }, (_, i) => i * STEP);
  return (
    <svg aria-hidden="true" width="100%" height="150" className="mt-6 overflow-visible text-note tabular-nums">
      <rect x={at(min)} width={at(max - min)} y="24" height="86" className="fill-ink/7" />
      <g className="fill-muted">
        <text x={at((min + max) / 2)} y="16" textAnchor="middle">
          {words.range}
        </text>
        <text x="0" y="136">
          0
        </text>
        {[min, max].map((volts) => (
          <text key={volts} x={at(volts)} y="136" textAnchor="middle">
            {words.volts({ volts: formatNumber(volts) })}
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
      <Stretch ruler={ruler} from={Math.max(hot, min)} to={Math.min(cold, max)} className="fill-accent" />
      <Stretch ruler={ruler} from={hot} to={Math.min(cold, min)} className="fill-error" />
      <Stretch ruler={ruler} from={Math.max(hot, max)} to={cold} className="fill-error" />
      <End
        ruler={ruler}
        volts={hot}
        y={46}
        from={36}
        to={76}
        wrong={low || hot > max}
        text={(low ? words.low : words.hot)({ volts: formatNumber(hot) })}
      />
      <End
        ruler={ruler}
        volts={cold}
        y={98}
        from={54}
        to={100}
        wrong={high}
        text={(high ? words.high : words.cold)({ volts: formatNumber(cold) })}
      />
    </svg>
  );
}
