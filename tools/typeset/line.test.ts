import { beforeAll, expect, test } from "vitest";
import { cutFonts, type Fonts } from "./fonts.ts";
import { type Line, leadingOf, type Style, setBalancedLines, setLine, setLines } from "./line.ts";

const style: Style = { cut: "text", size: 16, leading: 1.2, tracking: -0.02 };
const hindi = "दो एसी, पानी की मोटर और 6.2 kW का FLARE, क्षमता के हिसाब से।";

let fonts: Fonts;
beforeAll(async () => {
  fonts = await cutFonts();
});

const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join("");

test("a line in two scripts has a run for each word of Devanagari and for the Latin between", () => {
  const { runs, width } = setLine("क्षमता की, 6.2 kW तक।", style, fonts);
  expect(runs.map(({ from, text }) => [from, text])).toEqual([
    ["devanagari", "क्षमता "],
    ["devanagari", "की"],
    ["latin", ", 6.2 kW "],
    ["devanagari", "तक।"],
  ]);
  const starts = runs.map(({ x }) => x);
  expect([...starts, width].toSorted((a, b) => a - b)).toEqual([...starts, width]);
  expect(runs.map(({ tracking }) => tracking)).toEqual([0, 0, -0.32, 0]);
});

test("a rupee sign is set in the font that has it, on every line of a Hindi text", () => {
  const lines = setLines("कीमत FLARE ₹500", style, fonts, 60);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)?.runs.at(-2)).toMatchObject({ from: "latinExtended", text: "₹" });
});

test("a rupee sign in an English text is set in the font that has it", () => {
  const { runs } = setLine("From ₹500 a month", style, fonts);
  expect(runs.map(({ from, text }) => [from, text])).toEqual([
    ["latin", "From "],
    ["latinExtended", "₹"],
    ["latin", "500 a month"],
  ]);
  expect(runs[1]?.font.layout("₹").glyphs.map(({ id }) => id)).not.toContain(0);
});

test("a character that no font has throws an error with the text", () => {
  expect(() => setLine("क → ख", style, fonts)).toThrow('no "→" for "क → ख"');
});

test.each([["one two three four five"], [hindi]])("lines break between words, within the width: %s", (text) => {
  const lines = setLines(text, style, fonts, 120);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(textOf).join("")).toBe(text);
  for (const line of lines) expect(setLine(textOf(line).trimEnd(), style, fonts).width).toBeLessThanOrEqual(120);
});

test("lines do not break at a non-breaking space or inside a range", () => {
  const lines = setLines("तक 800\u00a0V और 180-800V", style, fonts, 1);
  expect(lines.map(textOf)).toEqual(["तक ", "800\u00a0V ", "और ", "180-800V"]);
});

test("balanced lines are as few as others, and more alike", () => {
  const greedy = setLines(hindi, style, fonts, 300);
  const balanced = setBalancedLines(hindi, style, fonts, 300);
  const longest = (lines: Line[]) => Math.max(...lines.map(({ width }) => width));
  expect(balanced).toHaveLength(greedy.length);
  expect(longest(balanced)).toBeLessThan(longest(greedy));
});

test("no last line has only a short word", () => {
  const text = "छत की पूरी धूप है";
  const { width } = setLine("छत की पूरी धूप", style, fonts);
  expect(setLines(text, style, fonts, width + 1).map(textOf)).not.toContain("है");
});

test("Devanagari gets more leading, so that marks of two lines do not touch", () => {
  expect(leadingOf("one", style)).toBeCloseTo(19.2);
  const { font } = setLine("हूँ", style, fonts).runs[0] ?? {};
  const boxes = font?.layout("हुई और").glyphs.map(({ bbox }) => bbox) ?? [];
  const height = Math.max(...boxes.map(({ maxY }) => maxY)) - Math.min(...boxes.map(({ minY }) => minY));
  expect(leadingOf("हुई और", style)).toBeGreaterThan((height / 2000) * 16);
});
