import { stringCheck as words } from "#content/string-check.ts";
import { formatNumber } from "../../../model/format.ts";
import type { StringCheck, StringPlan } from "../../../model/string-check/check.ts";

const PANEL = 32;
const ROW = PANEL + 8;
const WIDEST = 6.2;
const LONGEST = 40;

/** Superfluous and missing panels are dashed. */
function Row({ panels, check, y }: { panels: number; check: StringCheck; y: number }) {
  const [fewest, most] = check.fewest <= check.most ? [check.fewest, check.most] : [0, LONGEST];
  const places = Math.max(panels, Math.min(fewest, LONGEST));
  const slot = Math.min(WIDEST, 100 / places);
  const end = `${(Math.min(panels, most) * slot - slot * 0.18).toFixed(2)}%`;
  return (
    <g strokeWidth="1.5">
      <line x2={end} y1={y + PANEL / 2} y2={y + PANEL / 2} className="stroke-ink" />
      {Array.from({ length: places }, (_, i) => {
        const stroke = i >= panels ? "stroke-muted" : i >= most ? "stroke-error" : "fill-ink stroke-ink";
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: panels differ by their place alone
            key={i}
            x={`${(i * slot).toFixed(2)}%`}
            width={`${(slot * 0.82).toFixed(2)}%`}
            y={y}
            height={PANEL}
            rx="2"
            strokeDasharray={i >= panels || i >= most ? "3 3" : undefined}
            className={stroke}
          />
        );
      })}
      {[1, 2].map((third) => (
        <line
          key={third}
          x2={end}
          y1={y + (PANEL * third) / 3}
          y2={y + (PANEL * third) / 3}
          strokeWidth="1"
          className="stroke-page"
        />
      ))}
    </g>
  );
}

export function StringDrawing({ plan, check }: { plan: StringPlan; check: StringCheck }) {
  return (
    <div className="mt-5 flex flex-col gap-4">
      {check.trackers.map(({ strings, amps }, tracker) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: trackers differ by their place alone
          key={tracker}
          className="grid items-center gap-x-(--gutter) gap-y-2 md:grid-cols-[7rem_1fr]"
        >
          <p className="flex gap-x-3 text-note leading-snug md:block">
            <span>{words.tracker({ number: tracker + 1 })}</span>{" "}
            <span className="text-muted md:block">{words.amps({ amps: formatNumber(amps) })}</span>
          </p>
          <svg aria-hidden="true" width="100%" height={strings * ROW} overflow="visible" fill="none">
            {Array.from({ length: strings }, (_, string) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: strings differ by their place alone
              <Row key={string} panels={plan.panels} check={check} y={string * ROW + 4} />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
