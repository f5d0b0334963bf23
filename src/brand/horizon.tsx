import { sunAt, sunPath } from "./sun-path.ts";

const HEIGHT = 104;
const HORIZON = 60;
const NOON = 8;
const NOON_HOUR = 12;
const path = sunPath(1280, HORIZON, NOON);

/** On the side of the dot where the path is not: under its rise, above its crest and its fall, left of what has set. */
function figures(hour: number, height: number): { dx: number; dy: number; anchor: "start" | "middle" | "end" } {
  if (height > 0.95) return { dx: 0, dy: -16, anchor: "middle" };
  if (height < 0) return { dx: -12, dy: 17, anchor: "end" };
  return hour < NOON_HOUR ? { dx: 12, dy: 15, anchor: "start" } : { dx: 10, dy: -8, anchor: "start" };
}

/** The hairline on which every section opens, with the sun's path over it: the hour is a motif, not a clock. */
export function Horizon({ hour, label }: { hour: number; label: string }) {
  const { across, height } = sunAt(hour);
  const x = `${(across * 100).toFixed(2)}%`;
  const place = figures(hour, height);
  const y = HORIZON - height * (HORIZON - NOON);
  const time = `${String(Math.floor(hour)).padStart(2, "0")}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
  return (
    <div className="mb-8 font-[540] text-note md:mb-14 print:hidden">
      <svg width="100%" height={HEIGHT} className="overflow-visible" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 1280 ${HEIGHT}`}
          width="100%"
          height={HEIGHT}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <g fill="none" className="stroke-line-strong">
            <path d={`M0 ${HORIZON}H1280`} vectorEffect="non-scaling-stroke" />
            <path d={path} vectorEffect="non-scaling-stroke" />
          </g>
        </svg>
        {height > 0 ? (
          <circle cx={x} cy={y} r="7.5" className="fill-accent" />
        ) : (
          <circle cx={x} cy={y} r="6.5" fill="none" strokeWidth="1.5" className="stroke-accent" />
        )}
        <text x={x} y={y + place.dy} dx={place.dx} textAnchor={place.anchor} className="fill-ink tabular-nums">
          {time}
        </text>
        <text x="0" y={HORIZON + 24} className="fill-ink font-stretch-[106%]">
          {label}
        </text>
      </svg>
    </div>
  );
}
