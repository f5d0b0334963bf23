export type Weekday = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

export const weekdays: readonly Weekday[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Minutes after midnight, office time. */
type Times = { opens: number; closes: number };

/** A missing day is closed. The offset is in minutes; India has no daylight saving time. */
export type OpeningHours = { utcOffset: number; days: Partial<Record<Weekday, Times>> };

export type OfficeTime = { day: Weekday; minutes: number };

/**
 * The local time at the office, whatever the visitor's time zone. Not Intl.DateTimeFormat, because its first date takes
 * 120 ms on a slow phone.
 */
export function officeTime(now: Date, utcOffset: number): OfficeTime {
  const there = new Date(now.getTime() + utcOffset * 60_000);
  const day = weekdays[(there.getUTCDay() + 6) % 7] ?? "Mon";
  return { day, minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

export function twelveHourTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

const dayNames: Record<Weekday, string> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

/** "Open until 6:00 PM", or when the office opens next. */
export function openingStatus(hours: OpeningHours, { day, minutes }: OfficeTime): { open: boolean; words: string } {
  const today = hours.days[day];
  if (today && minutes >= today.opens && minutes < today.closes) {
    return { open: true, words: `Open until ${twelveHourTime(today.closes)}` };
  }
  if (today && minutes < today.opens) return { open: false, words: `Opens at ${twelveHourTime(today.opens)}` };
  const start = weekdays.indexOf(day);
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = weekdays[(start + ahead) % 7] ?? "Mon";
    const opening = hours.days[next];
    if (opening) {
      const when = ahead === 1 ? "tomorrow" : dayNames[next];
      return { open: false, words: `Opens ${when} at ${twelveHourTime(opening.opens)}` };
    }
  }
  return { open: false, words: "Closed" };
}

/** Groups successive days with the same times. */
export function groupDays({ days }: OpeningHours): { names: string[]; times: Times | undefined }[] {
  const groups: { names: string[]; times: Times | undefined }[] = [];
  for (const day of weekdays) {
    const times = days[day];
    const last = groups.at(-1);
    if (last && last.times?.opens === times?.opens && last.times?.closes === times?.closes)
      last.names.push(dayNames[day]);
    else groups.push({ names: [dayNames[day]], times });
  }
  return groups;
}

/** "Monday to Friday", "9:00 AM - 6:00 PM". */
export const hoursInWords = (hours: OpeningHours): { days: string; times: string }[] =>
  groupDays(hours).map(({ names, times }) => ({
    days: names.length === 1 ? `${names[0]}` : `${names[0]} to ${names.at(-1)}`,
    times: times ? `${twelveHourTime(times.opens)} - ${twelveHourTime(times.closes)}` : "Closed",
  }));
