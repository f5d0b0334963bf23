import { contact } from "#content/contact.ts";
import { formats } from "#content/formats.ts";
import { clockTime } from "../../model/clock-time.ts";
import { type OfficeTime, type OpeningHours, type Weekday, weekdays } from "../../model/hours.ts";

/** Percent across and ems down: text is as large on a tablet as elsewhere. */
const LEFT = 13;
const RIGHT = 96;
const ROW = 1.4;
const FIRST = 6 * 60;
const NOON = 12 * 60;
const LAST = 21 * 60;
const x = (minutes: number) => `${LEFT + ((minutes - FIRST) / (LAST - FIRST)) * (RIGHT - LEFT)}%`;
const y = (day: Weekday) => `${1.1 + weekdays.indexOf(day) * ROW}em`;

const upright = { y1: "0.4em", y2: "10.3em" };
const thin = { strokeWidth: 2.5, strokeLinecap: "round" } as const;
const dotted = { strokeDasharray: "0.1 6.5" };

function Bar({ day, hours, now }: { day: Weekday; hours: OpeningHours; now: OfficeTime | undefined }) {
  const open = hours.days[day];
  if (!open) {
    // Where the line and the disc of the current time do not cross the word.
    const afternoon = now && now.minutes > NOON;
    return (
      <text x={x(afternoon ? FIRST : 18 * 60)} y={y(day)} dx="0.6em" dy="0.35em" className="fill-muted">
        {contact.hours.closed}
      </text>
    );
  }
  const when = now ? Math.sign(weekdays.indexOf(day) - weekdays.indexOf(now.day)) : -1;
  const split =
    when < 0 ? open.closes : when > 0 ? open.opens : Math.min(Math.max(now?.minutes ?? 0, open.opens), open.closes);
  return (
    <g className={when === 0 ? "stroke-ink" : "stroke-muted"} {...thin}>
      {split > open.opens && <line x1={x(open.opens)} x2={x(split)} y1={y(day)} y2={y(day)} />}
      {split < open.closes && <line x1={x(split)} x2={x(open.closes)} y1={y(day)} y2={y(day)} {...dotted} />}
    </g>
  );
}

/** Solid lines are past hours, dotted ones to come, the disc is now. The list beside it has the same for screen readers and phones. */
export function WeekChart({ hours, now }: { hours: OpeningHours; now: OfficeTime | undefined }) {
  const inView = now && now.minutes >= FIRST && now.minutes <= LAST ? now : undefined;
  return (
    <svg
      className="h-[11.8em] w-full overflow-visible text-note tabular-nums lg:text-body"
      fill="none"
      aria-hidden="true"
    >
      {[6, 9, 12, 15, 18, 21].map((hour) => (
        <g key={hour}>
          <line x1={x(hour * 60)} x2={x(hour * 60)} {...upright} className="stroke-line" />
          <text x={x(hour * 60)} y="98%" textAnchor="middle" className="fill-muted">
            {clockTime(hour)}
          </text>
        </g>
      ))}
      {inView && (
        <line x1={x(inView.minutes)} x2={x(inView.minutes)} {...upright} className="stroke-sun" opacity="0.75" />
      )}
      {weekdays.map((day) => (
        <g key={day}>
          <text x="0" y={y(day)} dy="0.35em" className={day === now?.day ? "fill-ink font-heading" : "fill-muted"}>
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
