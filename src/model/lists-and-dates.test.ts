import { expect, test } from "vitest";
import { capitalised, dateInWords, joined, listed, monthInWords, numberInWords } from "./lists-and-dates.ts";

type Values = Readonly<Record<string, string | number>>;
const formats = {
  numbers: ["zero", "one", "two"],
  months: ["January", "February"],
  month: ({ month, year }: Values) => `${month} ${year}`,
  date: ({ day, month, year }: Values) => `${day} ${month} ${year}`,
  series: ({ first, next }: Values) => `${first}, ${next}`,
  list: ({ first, last }: Values) => `${first} and ${last}`,
};

test("listed joins with commas and a word before the last", () => {
  expect(listed([], formats)).toBe("");
  expect(listed(["one"], formats)).toBe("one");
  expect(listed(["one", "two", "three"], formats)).toBe("one, two and three");
});

test("joined has the same words between all things", () => {
  const plus = ({ first, next }: Values) => `${first} + ${next}`;
  expect(joined([], plus)).toBe("");
  expect(joined(["2", "1", "1"], plus)).toBe("2 + 1 + 1");
});

test("numberInWords writes numbers without a word in digits", () => {
  expect(numberInWords(2, formats)).toBe("two");
  expect(numberInWords(3, formats)).toBe("3");
});

test("monthInWords has month and year of a date", () => {
  expect(monthInWords("2026-02-16", formats)).toBe("February 2026");
});

test("dateInWords has the day without a leading zero", () => {
  expect(dateInWords("2026-02-06", formats)).toBe("6 February 2026");
});

test("capitalised leaves digits and other scripts alone", () => {
  expect(["two", "13", "दो"].map(capitalised)).toEqual(["Two", "13", "दो"]);
});
