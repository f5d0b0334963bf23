import { contact } from "#content/contact.ts";
import { formats } from "#content/formats.ts";
import { twelveHourTime } from "../../format/lists-and-dates.ts";
import { groupDays, type OpeningHours, type OpeningStatus } from "../../model/hours.ts";

const words = contact.hours;

/** "Open until 6:00 PM", or when the office opens next. */
export function statusInWords(status: OpeningStatus): string {
  switch (status.is) {
    case "open":
      return words.openUntil({ time: twelveHourTime(status.until) });
    case "opens-today":
      return words.opensToday({ time: twelveHourTime(status.at) });
    case "opens-tomorrow":
      return words.opensTomorrow({ time: twelveHourTime(status.at) });
    case "opens-later":
      return words.opensOn({ day: formats.days[status.day], time: twelveHourTime(status.at) });
    case "closed":
      return words.closed;
  }
}

/** "Monday to Friday", "9:00 AM - 6:00 PM". */
export const hoursInWords = (hours: OpeningHours) =>
  groupDays(hours).map((group) => {
    const { days, times } = group;
    const [first = "", ...others] = days.map((day) => formats.days[day]);
    const last = others.at(-1);
    return {
      group,
      days: last ? formats.dayRange({ first, last }) : first,
      times: times
        ? formats.timeRange({ from: twelveHourTime(times.opens), to: twelveHourTime(times.closes) })
        : words.closed,
    };
  });
