/** Sets text in lines. A line has runs, each in the font that has its characters. */
import type { Font } from "fontkit";
import { hasDevanagari } from "../../src/model/devanagari.ts";
import { type FontName, sortCharacters } from "../font-files.ts";
import type { Cut, Fonts } from "./fonts.ts";

/** Leading and tracking in em. */
export type Style = { cut: Cut; size: number; leading?: number; tracking?: number };
type Piece = { from: FontName; text: string };
/** `x` is measured from the start of the line. */
export type Run = Piece & { cut: Cut; font: Font; size: number; tracking: number; x: number };
export type Line = { runs: Run[]; width: number };

/** The marks above and below the letters need more. */
const DEVANAGARI_LEADING = 0.15;

/** After a space, and after a hyphen between letters. */
const BREAK = /(?<= )|(?<=[\p{L}\p{M}]-)(?=\p{L})/u;

/** Names the font of each character; none for spaces and joiners, which stay with the text before them. */
function fontsIn(text: string): (character: string) => FontName | undefined {
  const { missing, ...sorted } = sortCharacters(text);
  const [lacking] = missing;
  // A picture or PDF has no fallback font: it would show an empty box.
  if (lacking) throw new Error(`the font has no "${lacking}" for "${text}"`);
  const names = Object.keys(sorted) as FontName[];
  return (character) => (character.trim() ? names.find((name) => sorted[name].includes(character)) : undefined);
}

/** Devanagari is split at spaces too, so that a PDF can say the characters of each word. */
function split(text: string, fontOf: (character: string) => FontName | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const from = fontOf(character) ?? last?.from ?? "latin";
    const startsWord = from === "devanagari" && character.trim() && last?.text.endsWith(" ");
    if (last?.from === from && !startsWord) last.text += character;
    else pieces.push({ from, text: character });
  }
  return pieces;
}

function place(pieces: readonly Piece[], { cut, size, tracking = 0 }: Style, fonts: Fonts): Line {
  let width = 0;
  const runs = pieces.map(({ from, text }) => {
    const font = fonts[from][cut];
    // Tracking would break the line above Devanagari letters.
    const run = { from, text, cut, font, size, tracking: from === "devanagari" ? 0 : tracking * size, x: width };
    const { advanceWidth, glyphs } = font.layout(text);
    width += (advanceWidth / font.unitsPerEm) * size + run.tracking * glyphs.length;
    return run;
  });
  return { runs, width };
}

/** Sets parts of a text. */
function setterFor(text: string, style: Style, fonts: Fonts): (part: string) => Line {
  const fontOf = fontsIn(text);
  return (part) => place(split(part, fontOf), style, fonts);
}

export const setLine = (text: string, style: Style, fonts: Fonts): Line => setterFor(text, style, fonts)(text);

/** `bare`: width without the trailing space. */
type Word = { text: string; width: number; bare: number };

const wordsOf = (text: string, set: (part: string) => Line): Word[] =>
  text.split(BREAK).map((word) => ({ text: word, width: set(word).width, bare: set(word.trimEnd()).width }));

/** `end` is the width that counts for the last word of a line. Each line but the last ends in a space or hyphen. */
function breakLines(words: readonly Word[], width: number, end: "width" | "bare"): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const word of words) {
    if (lines.length > 0 && used + word[end] <= width) {
      lines.splice(-1, 1, lines.at(-1) + word.text);
      used += word.width;
    } else {
      lines.push(word.text);
      used = word.width;
    }
  }
  return lines;
}

/** Lines of similar length, as few as possible. */
export function setBalancedLines(text: string, style: Style, fonts: Fonts, width: number): Line[] {
  const set = setterFor(text, style, fonts);
  const words = wordsOf(text, set);
  let lines = breakLines(words, width, "width");
  for (let narrower = width - 2; narrower > 0; narrower -= 2) {
    const next = breakLines(words, narrower, "width");
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines.map(set);
}

/** As many words in each line as fit; balanced lines if the last one would have only a syllable or two. */
export function setLines(text: string, style: Style, fonts: Fonts, width: number): Line[] {
  const set = setterFor(text, style, fonts);
  const lines = breakLines(wordsOf(text, set), width, "bare").map(set);
  const isStump = (line: Line | undefined) => line !== undefined && line.width < width / 10;
  return lines.length > 1 && isStump(lines.at(-1)) ? setBalancedLines(text, style, fonts, width) : lines;
}

/** From baseline to baseline. */
export const leadingOf = (text: string, { size, leading = 1.1 }: Style): number =>
  size * (leading + (hasDevanagari(text) ? DEVANAGARI_LEADING : 0));
