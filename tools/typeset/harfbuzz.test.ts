import { beforeAll, expect, test } from "vitest";
import { devanagariWords } from "../fonts.ts";
import { cutFonts, type Fonts } from "./fonts.ts";

let font: Fonts["devanagari"]["text"];
beforeAll(async () => {
  font = (await cutFonts()).devanagari.text;
});

const charactersOf = (word: string): string[] =>
  font.layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));

test.each([
  ["a vowel sign that stands before its letter", "कि", ["ि", "क"]],
  ["a reph", "अर्क", ["अ", "क", "र्"]],
  ["a conjunct", "क्षमता", ["क्ष", "म", "त", "ा"]],
  ["a vowel sign with its anusvara", "रिंग", ["ि", "र", "ं", "ग"]],
])("%s is set in visual order", (_, word, glyphs) => {
  expect(charactersOf(word)).toEqual(glyphs);
});

test("an anusvara takes another form after a vowel sign that stands before its letter", () => {
  const anusvara = (word: string) => font.layout(word).glyphs[charactersOf(word).indexOf("ं")]?.id;
  expect(anusvara("अंक")).toBeDefined();
  expect(anusvara("रिंग")).toBeDefined();
  expect(anusvara("रिंग")).not.toBe(anusvara("अंक"));
});

test("every word of the content has a glyph for each of its characters", () => {
  const sorted = (characters: string) => [...characters].sort().join("");
  for (const word of devanagariWords()) {
    expect(sorted(charactersOf(word).join("")), word).toBe(sorted(word));
    expect(font.layout(word).glyphs.map(({ id }) => id)).not.toContain(0);
  }
});
