import { formats } from "#content/formats.ts";

/** "one, two and three" */
export function listed(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : formats.list({ first: things.slice(0, -1).join(", "), last });
}

/** "five"; from thirteen on in digits. */
export const numberInWords = (number: number): string => formats.numbers[number] ?? String(number);

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return "night";
  if (hour < 12) return "morning";
  return hour < 16 ? "noon" : "evening";
};

/** "9:00 AM", from minutes after midnight. */
export function twelveHourTime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const hour = String(hours % 12 === 0 ? 12 : hours % 12);
  const past = String(minutes % 60).padStart(2, "0");
  return formats.time({
    time: `${hour}:${past}`,
    hour,
    minutes: past,
    half: hours < 12 ? "am" : "pm",
    part: partOfDay(hours),
  });
}

/** "November 2026", from "2026-11-16". */
export const monthInWords = (date: string): string =>
  `${formats.months[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
