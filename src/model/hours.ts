export type Weekday = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

export const weekdays: readonly Weekday[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Opening times in minutes after midnight, office time. A day that is missing is closed. */
export type OpeningHours = {
  timeZone: string;
  days: Partial<Record<Weekday, { opens: number; closes: number }>>;
};

export type OfficeTime = { day: Weekday; minutes: number };

/** What the clock on the office's wall shows, wherever the visitor is. */
export function officeTime(now: Date, timeZone: string): OfficeTime {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? "";
  const day = weekdays.find((name) => name === part("weekday")) ?? "Mon";
  return { day, minutes: Number(part("hour")) * 60 + Number(part("minute")) };
}

export function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

export const dayNames: Record<Weekday, string> = {
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
    return { open: true, words: `Open until ${clock(today.closes)}` };
  }
  if (today && minutes < today.opens) return { open: false, words: `Opens at ${clock(today.opens)}` };
  const start = weekdays.indexOf(day);
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = weekdays[(start + ahead) % 7] ?? "Mon";
    const opening = hours.days[next];
    if (opening) {
      const when = ahead === 1 ? "tomorrow" : dayNames[next];
      return { open: false, words: `Opens ${when} at ${clock(opening.opens)}` };
    }
  }
  return { open: false, words: "Closed" };
}

/** The week as one would write it on the door: days with the same times share a line. */
export function hoursInWords({ days }: OpeningHours): { days: string; times: string }[] {
  const lines: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of weekdays) {
    const open = days[day];
    const times = open ? `${clock(open.opens)} - ${clock(open.closes)}` : "Closed";
    const line = lines.at(-1);
    if (line?.times === times) line.last = day;
    else lines.push({ first: day, last: day, times });
  }
  return lines.map(({ first, last, times }) => ({
    days: first === last ? dayNames[first] : `${dayNames[first]} to ${dayNames[last]}`,
    times,
  }));
}
