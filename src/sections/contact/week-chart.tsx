import { contact } from "#content/contact.ts";
import { formats } from "#content/formats.ts";
import { clockTime } from "../../model/clock-time.ts";
import { type OfficeTime, type OpeningHours, type Weekday, weekdays } from "../../model/hours.ts";

const LEFT = 52;
const RIGHT = 518;
const ROW = 26;
const FIRST = 6 * 60;
const NOON = 12 * 60;
const LAST = 21 * 60;
const x = (minutes: number) => LEFT + ((minutes - FIRST) / (LAST - FIRST)) * (RIGHT - LEFT);
const y = (day: Weekday) => 20.5 + weekdays.indexOf(day) * ROW;

const thin = { strokeWidth: 2.5, strokeLinecap: "round" } as const;
const dotted = { strokeDasharray: "0.1 6.5" };

function Bar({ day, hours, now }: { day: Weekday; hours: OpeningHours; now: OfficeTime | undefined }) {
  const open = hours.days[day];
  if (!open) {
    // Where the line and the disc of the current time do not cross the word.
    const afternoon = now && now.minutes > NOON;
    return (
      <text x={x(afternoon ? FIRST : 18 * 60) + 8} y={y(day) + 5} className="fill-muted">
        {contact.hours.closed}
      </text>
    );
  }
  const when = now ? Math.sign(weekdays.indexOf(day) - weekdays.indexOf(now.day)) : -1;
  const split =
    when < 0 ? open.closes : when > 0 ? open.opens : Math.min(Math.max(now?.minutes ?? 0, open.opens), open.closes);
  return (
    <g className={when === 0 ? "stroke-ink" : "stroke-muted"} {...thin}>
      {split > open.opens && <path d={`M${x(open.opens)} ${y(day)}H${x(split)}`} />}
      {split < open.closes && <path d={`M${x(split)} ${y(day)}H${x(open.closes)}`} {...dotted} />}
    </g>
  );
}

/** Solid lines are past hours, dotted ones to come, the disc is now. The list below has the same for screen readers. */
export function WeekChart({ hours, now }: { hours: OpeningHours; now: OfficeTime | undefined }) {
  const inView = now && now.minutes >= FIRST && now.minutes <= LAST ? now : undefined;
  return (
    <svg
      viewBox="0 0 519 214"
      className="h-auto w-full overflow-visible text-[14px] tabular-nums max-lg:text-[19px]"
      fill="none"
      aria-hidden="true"
    >
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <g key={hour}>
          <path d={`M${x(hour * 60)} 8V188`} className="stroke-line" />
          <text x={x(hour * 60)} y="208" textAnchor={hour === 21 ? "end" : "middle"} className="fill-muted">
            {clockTime(hour)}
          </text>
        </g>
      ))}
      {inView && <path d={`M${x(inView.minutes)} 8V188`} className="stroke-sun" opacity="0.75" />}
      {weekdays.map((day) => (
        <g key={day}>
          <text x="0" y={y(day) + 5} className={day === now?.day ? "fill-ink font-heading" : "fill-muted"}>
            {formats.daysShort[day]}
          </text>
          <Bar day={day} hours={hours} now={now} />
        </g>
      ))}
      {inView && (
        <circle cx={x(inView.minutes)} cy={y(inView.day)} r="8" strokeWidth="4" className="fill-sun stroke-page" />
      )}
    </svg>
  );
}
