import { memo, type PointerEvent, useDeferredValue, useMemo } from "react";
import { clockTime } from "../../../model/clock-time.ts";
import type { Day, Hour } from "../../../model/planner/day.ts";
import { atMidHour, BATTERY_HEIGHT, band, curve, FINE, fromZero, HEIGHT, topOfScale, WIDTH } from "./curves.ts";
import "./day-plot.css";

type DayPlotProps = { day: Day; battery: number; hour: number; onHour: (hour: number) => void };

const direct = ({ direct }: Hour) => direct;
const withCharge = ({ direct, charged }: Hour) => direct + charged;
const withDischarge = ({ direct, discharged }: Hour) => direct + discharged;
const solar = ({ solar }: Hour) => solar;
const load = ({ load }: Hour) => load;

/** Constant elements, created once. */
const grid = (
  <>
    <defs>
      {["stored", "bought"].map((name) => (
        <pattern
          key={name}
          id={`hatch-${name}`}
          width="8"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${FINE})`}
        >
          <path d="M0 3H8" className={`hatch hatch-${name}`} />
        </pattern>
      ))}
    </defs>
    <path d={`M0 ${FINE}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} className="day-grid" />
    <path d={[6, 12, 18].map((h) => `M${(h / 24) * WIDTH} 0V${HEIGHT}`).join("")} className="day-grid" />
  </>
);
const ground = (height: number) => <path d={`M0 ${height - FINE / 2}H${WIDTH}`} className="day-ground" />;
const dayGround = ground(HEIGHT);
const batteryGround = ground(BATTERY_HEIGHT);

const times = (
  <div className="day-times" aria-hidden="true">
    <span className="left-0">{clockTime(0)}</span>
    <span className="left-1/4 -translate-x-1/2">{clockTime(6)}</span>
    <span className="left-1/2 -translate-x-1/2">{clockTime(12)}</span>
    <span className="left-3/4 -translate-x-1/2">{clockTime(18)}</span>
    <span className="right-0">24:00</span>
  </div>
);

/** Memoized, since moving the pointer changes none of them. */
const Shapes = memo(function Shapes({ hours, top }: { hours: readonly Hour[]; top: number }) {
  return (
    <>
      <path d={band(hours, top, withCharge, solar)} className="day-exported" />
      <path d={band(hours, top, direct, withCharge)} className="day-stored" />
      <path d={band(hours, top, withDischarge, load)} className="day-bought" />
      <path d={band(hours, top, direct, withDischarge)} className="day-battery" />
      <path d={band(hours, top, fromZero, direct)} className="day-direct" />
      <path d={curve(hours, top, solar)} className="day-line day-line-solar" />
      <path d={curve(hours, top, load)} className="day-line day-line-load" />
    </>
  );
});

const Charge = memo(function Charge({ hours, battery }: { hours: readonly Hour[]; battery: number }) {
  const stored = band(atMidHour(hours), battery, fromZero, ({ stored }) => stored, BATTERY_HEIGHT);
  return <path d={stored} className="day-battery" />;
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
  const frame = { preserveAspectRatio: "none", onPointerMove: selectHour, onPointerDown: selectHour };
  return (
    <div className="day-plot">
      <div className="day-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{value === 0 ? "0 kW" : value}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="day-shapes" {...frame} aria-hidden="true">
        {grid}
        <Shapes hours={hours} top={top} />
        <path d={`M${x} 0V${HEIGHT}`} className="day-cursor" />
        {dayGround}
      </svg>
      {battery > 0 && (
        <>
          <span className="day-battery-label" aria-hidden="true">
            Battery
          </span>
          <svg viewBox={`0 0 ${WIDTH} ${BATTERY_HEIGHT}`} className="day-charge" {...frame} aria-hidden="true">
            <Charge hours={hours} battery={battery} />
            <path d={`M${x} 0V${BATTERY_HEIGHT}`} className="day-cursor" />
            {batteryGround}
          </svg>
        </>
      )}
      {times}
    </div>
  );
}
