import { contact } from "#content/contact.ts";
import { type OpeningHours, officeTime, openingStatus } from "../../model/hours.ts";
import { useNow } from "../../ui/use-now.ts";
import { hoursInWords, statusInWords } from "./hours-in-words.ts";
import { WeekChart } from "./week-chart.tsx";

export function BusinessHours({ hours }: { hours: OpeningHours }) {
  const date = useNow();
  const now = date && officeTime(date, hours.utcOffset);
  const status = now && openingStatus(hours, now);
  return (
    <div className="skip-layout col-span-12 md:grid-12 md:grid-rows-[auto_auto_1fr]">
      <div className="mb-3.5 flex min-h-7 flex-wrap items-baseline justify-between gap-x-4 tablet:pr-5 md:col-span-6 lg:col-span-5">
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
      <div className="max-md:hidden md:col-span-6 md:col-start-7 md:row-span-3 md:row-start-1">
        <WeekChart hours={hours} now={now} />
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-line border-t leading-normal tablet:mr-5 max-md:pt-3.5 max-md:text-small md:col-span-6 md:block lg:col-span-5">
        {hoursInWords(hours).map(({ days, times }) => (
          <div
            key={days}
            className="md:flex md:min-h-12 md:items-center md:justify-between md:gap-x-3 md:border-line md:border-b"
          >
            <dt className="text-muted">{days}</dt>
            <dd className="font-semibold tabular-nums">{times}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-note md:col-span-6 lg:col-span-5">{contact.hours.note}</p>
    </div>
  );
}
