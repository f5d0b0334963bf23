import { clockTime } from "../model/clock-time.ts";
import { sunAt, sunPath } from "./sun-path.ts";

const HEIGHT = 84;
const HORIZON = 48;
const NOON = 8;
const NOON_HOUR = 12;
const path = sunPath(1280, HORIZON, NOON);

/** In rem: the line grows with the text, or they would meet on large screens. */
const rem = (length: number) => `${length / 16}rem`;

/** Left of this share the label is centred, or it would leave a phone's screen. */
const LABEL_WIDTH = 0.12;

/** Offset of the time label from the dot in ems, on the side where the curve does not cross it. */
function labelOffset(
  hour: number,
  { across, height }: ReturnType<typeof sunAt>,
): { dx: number; dy: number; anchor: "start" | "middle" | "end" } {
  if (height > 0.95 || across < LABEL_WIDTH) return { dx: 0, dy: -1.15, anchor: "middle" };
  if (height < 0) return { dx: -0.85, dy: 1.2, anchor: "end" };
  return hour < NOON_HOUR ? { dx: -0.7, dy: -0.6, anchor: "end" } : { dx: 0.7, dy: -0.6, anchor: "start" };
}

/**
 * The line at the top of a section, with the sun's path and its position at `hour`. Decoration, not the actual time.
 * Where a picture has its subject on the right, the lines fade out before it.
 */
export function Horizon({ hour, label, fadesOut = false }: { hour: number; label: string; fadesOut?: boolean }) {
  const sun = sunAt(hour);
  const { across, height } = sun;
  const x = `${(across * 100).toFixed(2)}%`;
  const offset = labelOffset(hour, sun);
  const y = rem(Math.round(HORIZON - height * (HORIZON - NOON)));
  return (
    <div className="mb-6 font-semibold text-note md:mb-11 print:hidden">
      <svg width="100%" height={rem(HEIGHT)} className="overflow-visible" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 1280 ${HEIGHT}`}
          width="100%"
          height={rem(HEIGHT)}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {fadesOut && (
            <linearGradient id="horizon-fade" gradientUnits="userSpaceOnUse" x1="0" x2="1280">
              <stop offset="54%" className="[stop-color:var(--color-line-strong)]" />
              <stop offset="59%" stopOpacity="0" className="[stop-color:var(--color-line-strong)]" />
            </linearGradient>
          )}
          <g fill="none" className={`stroke-line-strong ${fadesOut ? "md:stroke-[url(#horizon-fade)]" : ""}`}>
            <path d={`M0 ${HORIZON}H1280`} vectorEffect="non-scaling-stroke" />
            <path d={path} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        {height > 0 ? (
          <circle cx={x} cy={y} r={rem(7.5)} className="fill-accent" />
        ) : (
          <circle cx={x} cy={y} r={rem(6.5)} fill="none" strokeWidth="1.5" className="stroke-accent" />
        )}
        <text
          x={x}
          y={y}
          dx={`${offset.dx}em`}
          dy={`${offset.dy}em`}
          textAnchor={offset.anchor}
          className="fill-ink tabular-nums"
        >
          {clockTime(hour)}
        </text>
        <text x="0" y={rem(HORIZON)} dy="1.7em" className="fill-ink stretch-label">
          {label}
        </text>
      </svg>
    </div>
  );
}
