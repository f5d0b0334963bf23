import { contact } from "#content/contact.ts";
import { formats } from "#content/formats.ts";
import { twelveHourTime } from "../../format/lists-and-dates.ts";
import { roundToTenth } from "../../model/format.ts";
import { type OfficeTime, type OpeningHours, officeTime, type Weekday, weekdays } from "../../model/hours.ts";
import { weekScale } from "../../model/week-scale.ts";
import { useNow } from "../../ui/use-now.ts";

/** x in percent and y in em, so that text has one size at all widths. */
const LEFT = 13;
const RIGHT = 96;
const ROW = 1.4;
const NOON = 12 * 60;
const EVENING = 18 * 60;
const y = (day: Weekday) => `${roundToTenth(1.1 + weekdays.indexOf(day) * ROW)}em`;

const upright = { y1: "0.4em", y2: "10.3em" };

type Across = (minutes: number) => string;
type BarProps = { day: Weekday; hours: OpeningHours; now: OfficeTime | undefined; x: Across };

function Bar({ day, hours, now, x }: BarProps) {
  const open = hours.days[day];
  if (!open) {
    // Where the line and the disc of the current time do not cross the word.
    const afternoon = now && now.minutes > NOON;
    return (
      <text x={afternoon ? `${LEFT}%` : x(EVENING)} y={y(day)} dx="0.6em" dy="0.35em" className="fill-muted">
        {contact.hours.closed}
      </text>
    );
  }
  return (
    <line
      x1={x(open.opens)}
      x2={x(open.closes)}
      y1={y(day)}
      y2={y(day)}
      strokeWidth="2.5"
      strokeLinecap="round"
      className={day === now?.day ? "stroke-ink" : "stroke-muted"}
    />
  );
}

/** The disc is now. The list beside it has the same hours for screen readers and phones. */
export function WeekChart({ hours }: { hours: OpeningHours }) {
  const date = useNow();
  const now = date && officeTime(date, hours.utcOffset);
  const { first, last, marks } = weekScale(hours);
  const x: Across = (minutes) => `${roundToTenth(LEFT + ((minutes - first) / (last - first)) * (RIGHT - LEFT))}%`;
  const inView = now && now.minutes >= first && now.minutes <= last ? now : undefined;
  return (
    <svg
      className="h-[11.8em] w-full flex-none overflow-visible text-note tabular-nums max-md:hidden lg:text-body"
      fill="none"
      aria-hidden="true"
    >
      {marks.map((mark, i) => (
        <g key={mark}>
          <line x1={x(mark)} x2={x(mark)} {...upright} className="stroke-line" />
          <text
            x={x(mark)}
            y="98%"
            textAnchor={i === marks.length - 1 ? "end" : "middle"}
            className={`fill-muted text-note ${i % 2 === 1 ? "max-lg:hidden" : ""}`}
          >
            {twelveHourTime(mark)}
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
          <Bar day={day} hours={hours} now={now} x={x} />
        </g>
      ))}
      {inView && (
        <circle cx={x(inView.minutes)} cy={y(inView.day)} r="8" strokeWidth="4" className="fill-sun stroke-page" />
      )}
    </svg>
  );
}
