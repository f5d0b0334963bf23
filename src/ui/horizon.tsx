import { sunAt, sunPath } from "./sun-path.ts";

const HEIGHT = 104;
const HORIZON = 60;
const NOON = 8;
const path = sunPath(1280, HORIZON, NOON);

/** The hairline on which every section opens, with the sun's path over it: the hour is a motif, not a clock. */
export function Horizon({ hour, label, late = false }: { hour: number; label: string; late?: boolean }) {
  const { across, height } = sunAt(hour);
  const x = `${(across * 100).toFixed(2)}%`;
  // Beside the dot the curve would go through the figures.
  const crest = height > 0.95;
  const y = HORIZON - height * (HORIZON - NOON);
  const time = `${String(Math.floor(hour)).padStart(2, "0")}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
  return (
    <div className="mb-8 font-[540] text-note md:mb-14">
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
        <text
          x={x}
          y={crest ? y - 16 : y + 5}
          dx={crest ? 0 : late ? -16 : 16}
          textAnchor={crest ? "middle" : late ? "end" : "start"}
          className="fill-ink tabular-nums"
        >
          {time}
        </text>
        <text x="0" y={HORIZON + 24} className="fill-ink font-stretch-[106%]">
          {label}
        </text>
      </svg>
    </div>
  );
}
