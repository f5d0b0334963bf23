/** The fonts of the site, and the characters that each of them draws. */
import { readFileSync } from "node:fs";
import { create } from "fontkit";

const FILES = "node_modules/@fontsource-variable";

/** Google's packages split a typeface by script. */
export const fontFiles = {
  latin: `${FILES}/anek-latin/files/anek-latin-latin-standard-normal.woff2`,
  latinExtended: `${FILES}/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2`,
  devanagari: `${FILES}/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2`,
};

/** Visitors and formatted figures may need any of these. */
export const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

export type FontName = keyof typeof fontFiles;

/** Browsers use these two only for the characters of their `unicode-range`. */
const faces: Partial<Record<FontName, { file: string; styles: string }>> = {
  latinExtended: { file: "anek-latin-extended", styles: "src/styles/fonts.css" },
  devanagari: { file: "anek-devanagari-text", styles: "src/styles/devanagari.css" },
};

/** The pairs of first and last character in the range of a face. */
function rangesOf({ file, styles }: { file: string; styles: string }): number[][] {
  const found = new RegExp(`${file}\\.woff2[^}]*unicode-range: ([^;]*);`).exec(readFileSync(styles, "utf8"))?.[1];
  if (!found) throw new Error(`${styles} has no unicode-range for ${file}`);
  return found.split(", ").map((range) =>
    range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16)),
  );
}

const cache = new Map<FontName, Set<number>>();

function drawnBy(font: FontName): Set<number> {
  const { characterSet } = create(readFileSync(fontFiles[font]));
  const face = faces[font];
  const ranges = face && rangesOf(face);
  const isDrawn = (code: number) => ranges?.some(([first = 0, last = first]) => code >= first && code <= last) ?? true;
  return new Set(characterSet.filter(isDrawn));
}

function charactersOf(font: FontName): Set<number> {
  const known = cache.get(font) ?? drawnBy(font);
  cache.set(font, known);
  return known;
}

/** Line breaks and joins, and the mark that src/ui/sentence.tsx puts in the place of an element. */
const INVISIBLE = /[\n\u00ad\u200b-\u200d\u2060\ufffc]/;

/** In the order of the font stacks in tokens.css. Hindi takes its punctuation and the rupee sign from the Latin fonts. */
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
