import type { Words } from "../../content/schema/index.ts";

type Formats = Words["formats"];
type Pair = Formats["series"];

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** All things with the same words between them: "one; two; three". */
export const joined = (things: readonly string[], pair: Pair): string =>
  things.length === 0 ? "" : things.reduce((first, next) => pair({ first, next }));

/** "one, two and three" */
export function listed(things: readonly string[], { series, list }: Pick<Formats, "series" | "list">): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : list({ first: joined(things.slice(0, -1), series), last });
}

/** "five"; from thirteen on in digits. */
export const numberInWords = (number: number, { numbers }: Pick<Formats, "numbers">): string =>
  numbers[number] ?? String(number);

const partsOf = (date: string, { months }: Pick<Formats, "months">) => ({
  day: Number(date.slice(8)),
  month: months[Number(date.slice(5, 7)) - 1] ?? "",
  year: date.slice(0, 4),
});

/** "November 2026", from "2026-11-16". */
export const monthInWords = (date: string, formats: Pick<Formats, "months" | "month">): string =>
  formats.month(partsOf(date, formats));

/** "16 November 2026", from "2026-11-16". */
export const dateInWords = (date: string, formats: Pick<Formats, "months" | "date">): string =>
  formats.date(partsOf(date, formats));
