import type { Facts } from "../../content/schema/index.ts";

/** A missing day is closed. */
export type OpeningHours = Facts["hours"];
export type Weekday = keyof OpeningHours["days"];
type Times = OpeningHours["days"][Weekday];

export const weekdays: readonly Weekday[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

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

/** Times are in minutes after midnight. */
export type OpeningStatus =
  | { is: "open"; until: number }
  | { is: "opens-today" | "opens-tomorrow"; at: number }
  | { is: "opens-later"; day: Weekday; at: number }
  | { is: "closed" };

/** Whether the office is open, or when it opens next. */
export function openingStatus(hours: OpeningHours, { day, minutes }: OfficeTime): OpeningStatus {
  const today = hours.days[day];
  if (today && minutes >= today.opens && minutes < today.closes) return { is: "open", until: today.closes };
  if (today && minutes < today.opens) return { is: "opens-today", at: today.opens };
  const start = weekdays.indexOf(day);
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = weekdays[(start + ahead) % 7] ?? "Mon";
    const opening = hours.days[next];
    if (!opening) continue;
    return ahead === 1
      ? { is: "opens-tomorrow", at: opening.opens }
      : { is: "opens-later", day: next, at: opening.opens };
  }
  return { is: "closed" };
}

export type DayGroup = { days: Weekday[]; times: Times };

/** Groups successive days with the same times. */
export function groupDays({ days }: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const times = days[day];
    const last = groups.at(-1);
    if (last && last.times?.opens === times?.opens && last.times?.closes === times?.closes) last.days.push(day);
    else groups.push({ days: [day], times });
  }
  return groups;
}
