import { memo, type PointerEvent, useDeferredValue, useMemo } from "react";
import { plannerDay } from "#content/planner-day.ts";
import { clockTime } from "../../../model/clock-time.ts";
import { formatNumber } from "../../../model/format.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import { dayMarks } from "./day-marks.ts";
import { BATTERY_HEIGHT, band, FINE, HEIGHT, line, nothing, topOfScale, WIDTH } from "./steps.ts";

const words = plannerDay.scale;
const plot = "w-full cursor-crosshair touch-pan-y *:[vector-effect:non-scaling-stroke]";
const cursor = "stroke-2 stroke-ink [stroke-dasharray:1_5] [stroke-linecap:round]";

type DayPlotProps = { day: Day; battery: number; hour: number; onHour: (hour: number) => void };

const direct = ({ direct }: Hour) => direct;
const withCharge = ({ direct, charged }: Hour) => direct + charged;
const withDischarge = ({ direct, discharged }: Hour) => direct + discharged;
const solar = ({ solar }: Hour) => solar;
const load = ({ load }: Hour) => load;

const hatches = [
  { id: "hatch-stored", className: "stroke-[1.6] stroke-accent" },
  { id: "hatch-bought", className: "stroke-[1.6] stroke-muted opacity-55" },
];

/** Constant elements, created once. */
const grid = (
  <>
    <defs>
      {hatches.map(({ id, className }) => (
        <pattern
          key={id}
          id={id}
          width="8"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${FINE})`}
        >
          <path d="M0 3H8" className={className} />
        </pattern>
      ))}
    </defs>
    <path d={`M0 ${FINE}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-line" />
    <path d={[6, 12, 18].map((h) => `M${(h / 24) * WIDTH} 0V${HEIGHT}`).join("")} className="stroke-line" />
  </>
);
const ground = (height: number) => <path d={`M0 ${height - FINE / 2}H${WIDTH}`} className="stroke-line-strong" />;
const dayGround = ground(HEIGHT);
const batteryGround = (
  <>
    <path d={`M0 ${FINE / 2}H${WIDTH}`} className="stroke-line" />
    {ground(BATTERY_HEIGHT)}
  </>
);

const times = (
  <div className="relative col-start-2 h-[1em] *:absolute" aria-hidden="true">
    <span className="left-0">{clockTime(0)}</span>
    <span className="left-1/4 -translate-x-1/2">{clockTime(6)}</span>
    <span className="left-1/2 -translate-x-1/2">{clockTime(12)}</span>
    <span className="left-3/4 -translate-x-1/2">{clockTime(18)}</span>
    <span className="right-0">{words.midnight}</span>
  </div>
);

/** Memoized, since moving the pointer changes none of them. */
const Shapes = memo(function Shapes({ hours, top }: { hours: readonly Hour[]; top: number }) {
  return (
    <>
      <path d={band(hours, top, withCharge, solar)} className={dayMarks.exported} />
      <path d={band(hours, top, direct, withCharge)} className={dayMarks.stored} />
      <path d={band(hours, top, withDischarge, load)} className={dayMarks.bought} />
      <path d={band(hours, top, direct, withDischarge)} className={dayMarks.battery} />
      <path d={band(hours, top, nothing, direct)} className={dayMarks.direct} />
      <path d={line(hours, top, solar)} className={dayMarks.solar} />
      <path d={line(hours, top, load)} className={dayMarks.load} />
    </>
  );
});

const Charge = memo(function Charge({ hours, battery }: { hours: readonly Hour[]; battery: number }) {
  const stored = band(hours, battery, nothing, ({ stored }) => stored, BATTERY_HEIGHT);
  return <path d={stored} className={dayMarks.battery} />;
});

/**
 * The SVG is stretched to the width; labels, which must not be stretched, are HTML around it. Deferred, so that the
 * figures update first.
 */
export function DayPlot({ day, battery: full, hour, onHour }: DayPlotProps) {
  const { hours, battery } = useDeferredValue(useMemo(() => ({ hours: day.hours, battery: full }), [day, full]));
  const top = topOfScale(hours);
  const x = ((hour + 0.5) / 24) * WIDTH;
  const selectHour = (event: PointerEvent<SVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onHour(Math.min(23, Math.max(0, Math.floor(((event.clientX - left) / width) * 24))));
  };
  const svgProps = { preserveAspectRatio: "none", onPointerMove: selectHour, onPointerDown: selectHour };
  return (
    <div className="grid grid-cols-[3rem_1fr] gap-x-3 gap-y-2 text-muted text-note tabular-nums leading-none">
      <div className="flex flex-col justify-between text-right" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{value === 0 ? words.zero : value}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={`day-shapes h-60 lg:h-72 ${plot}`}
        {...svgProps}
        aria-hidden="true"
      >
        {grid}
        <Shapes hours={hours} top={top} />
        <path d={`M${x} 0V${HEIGHT}`} className={cursor} />
        {dayGround}
      </svg>
      {battery > 0 && (
        <>
          <div className="flex flex-col justify-between text-right" aria-hidden="true">
            <span>{words.battery({ figure: formatNumber(battery) })}</span>
            <span>{words.batteryEmpty}</span>
          </div>
          <svg viewBox={`0 0 ${WIDTH} ${BATTERY_HEIGHT}`} className={`h-16 ${plot}`} {...svgProps} aria-hidden="true">
            <Charge hours={hours} battery={battery} />
            <path d={`M${x} 0V${BATTERY_HEIGHT}`} className={cursor} />
            {batteryGround}
          </svg>
        </>
      )}
      {times}
    </div>
  );
}
