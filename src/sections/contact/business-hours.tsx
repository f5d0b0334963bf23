import { contact } from "#content/contact.ts";
import { roundToTenth } from "../../model/format.ts";
import { type DayGroup, type OfficeTime, type OpeningHours, officeTime, openingStatus } from "../../model/hours.ts";
import { useNow } from "../../ui/use-now.ts";
import { hoursInWords, statusInWords } from "./hours-in-words.ts";

const MINUTES_A_DAY = 24 * 60;

const share = (minutes: number) => `${roundToTenth((minutes / MINUTES_A_DAY) * 100)}%`;

/** The day from midnight to midnight; the disc is now. */
function DayBar({ group: { days, times }, now }: { group: DayGroup; now: OfficeTime | undefined }) {
  return (
    <svg className="h-4 w-full overflow-visible max-lg:hidden" fill="none" aria-hidden="true">
      <line x2="100%" y1="50%" y2="50%" className="stroke-line-strong" />
      {times && (
        <line
          x1={share(times.opens)}
          x2={share(times.closes)}
          y1="50%"
          y2="50%"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-ink"
        />
      )}
      {now && days.includes(now.day) && (
        <circle cx={share(now.minutes)} cy="50%" r="8" strokeWidth="4" className="fill-sun stroke-page" />
      )}
    </svg>
  );
}

export function BusinessHours({ hours }: { hours: OpeningHours }) {
  const date = useNow();
  const now = date && officeTime(date, hours.utcOffset);
  const status = now && openingStatus(hours, now);
  return (
    <div className="mt-8 md:mt-12">
      <div className="mb-3.5 flex min-h-7 flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-h3 text-h4">{contact.hours.heading}</h3>
        {status && (
          <p className="flex items-center gap-2.5 font-semibold text-sun">
            <span
              className={`size-2.5 rounded-full ${status.is === "open" ? "bg-sun" : "border-[1.5px] border-sun"}`}
            />
            {statusInWords(status)}
          </p>
        )}
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-line border-t leading-normal max-md:pt-3.5 max-md:text-small md:block lg:grid lg:grid-cols-[auto_1fr_auto] lg:gap-x-5 lg:gap-y-0">
        {hoursInWords(hours).map(({ group, days, times }) => (
          <div
            key={days}
            className="md:flex md:min-h-12 md:items-center md:justify-between md:gap-x-3 md:border-line md:border-b lg:col-span-full lg:grid lg:grid-cols-subgrid lg:gap-x-5"
          >
            <dt className="text-muted lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-center">
              {days}
              <DayBar group={group} now={now} />
            </dt>
            <dd className="font-semibold tabular-nums lg:text-right">{times}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-note">{contact.hours.note}</p>
    </div>
  );
}
