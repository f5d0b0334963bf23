import { contact } from "#content/contact.ts";
import { type OpeningHours, officeTime, openingStatus } from "../../model/hours.ts";
import { useNow } from "../../ui/use-now.ts";
import { hoursInWords, statusInWords } from "./hours-in-words.ts";

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
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-line border-t leading-normal max-md:pt-3.5 max-md:text-small md:block">
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
      <p className="mt-3 text-muted text-note">{contact.hours.note}</p>
    </div>
  );
}
