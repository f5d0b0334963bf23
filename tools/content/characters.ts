import { sortCharacters } from "../font-files.ts";
import type { Problem } from "./parse.ts";

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

const isEnglish = (file: string, key: readonly PropertyKey[]) =>
  file.startsWith("en/") || (file.startsWith("products/") && key.at(-1) === "en");

/** English pages draw only the names of languages and the tagline in Devanagari. Keywords are on no page. */
const mayHaveDevanagari = (file: string, key: readonly PropertyKey[]) =>
  !isEnglish(file, key) || ["en/site.yaml", "en/language.yaml"].includes(file) || key.includes("keywords");

/** Characters that no font of their pages has: browsers would draw them in another typeface. */
export function characterProblems(file: string, data: unknown, key: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === "string") {
    const { missing, devanagari } = sortCharacters(data);
    return [...missing, ...(mayHaveDevanagari(file, key) ? [] : devanagari)].map((character) => ({
      file,
      key,
      reason: `the font has no "${character}" (${codeOf(character)}); write it another way`,
    }));
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, each]) => characterProblems(file, each, [...key, name]));
}
