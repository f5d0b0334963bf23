import { formats } from "#content/formats.ts";
import * as inWords from "../model/lists-and-dates.ts";

/** "one, two and three" */
export const listed = (things: readonly string[]): string => inWords.listed(things, formats);

/** "one, two, three" */
export const series = (things: readonly string[]): string => inWords.joined(things, formats.series);

/** "one; two; three", for things that have commas. */
export const clauses = (things: readonly string[]): string => inWords.joined(things, formats.clauses);

/** Whole sentences, one after the other. */
export const paragraph = (...sentences: readonly (string | false | undefined)[]): string =>
  inWords.joined(
    sentences.filter((each) => typeof each === "string"),
    formats.sentences,
  );

/** "five"; from thirteen on in digits. */
export const numberInWords = (number: number): string => inWords.numberInWords(number, formats);

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
export const monthInWords = (date: string): string => inWords.monthInWords(date, formats);
