/** The fonts of the site, and the characters that each of them has. */
import { readFileSync } from "node:fs";
import { create } from "fontkit";

const FILES = "node_modules/@fontsource-variable";

/** Google's packages split a typeface by script. */
export const fontFiles = {
  latin: `${FILES}/anek-latin/files/anek-latin-latin-standard-normal.woff2`,
  latinExtended: `${FILES}/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2`,
  devanagari: `${FILES}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2`,
};

export type FontName = keyof typeof fontFiles;

const cache = new Map<FontName, Set<number>>();

function charactersOf(font: FontName): Set<number> {
  const known = cache.get(font) ?? new Set(create(readFileSync(fontFiles[font])).characterSet);
  cache.set(font, known);
  return known;
}

/** Line breaks and joins, and the mark that src/ui/sentence.tsx puts in the place of an element. */
const INVISIBLE = /[\n\u00ad\u200b-\u200d\u2060\ufffc]/;

/** In the order of the font stacks in tokens.css. Hindi takes its punctuation from the Latin font. */
const fontsFor = (text: string): FontName[] =>
  /\p{Script_Extensions=Devanagari}/u.test(text)
    ? ["devanagari", "latin", "latinExtended"]
    : ["latin", "latinExtended"];

/** The characters of a text by the font that draws them. Those of no font are `missing`. */
export function sortCharacters(text: string): Record<FontName | "missing", string[]> {
  const sorted: Record<FontName | "missing", string[]> = { latin: [], latinExtended: [], devanagari: [], missing: [] };
  const fonts = fontsFor(text);
  for (const character of new Set(text)) {
    if (INVISIBLE.test(character)) continue;
    const font = fonts.find((each) => charactersOf(each).has(character.codePointAt(0) ?? 0));
    sorted[font ?? "missing"].push(character);
  }
  return sorted;
}
