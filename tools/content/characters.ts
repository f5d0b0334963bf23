import { sortCharacters } from "../font-files.ts";
import type { Problem } from "./parse.ts";

const codeOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** Characters that no font of the site has: browsers would draw them in another typeface. */
export function characterProblems(file: string, data: unknown, key: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === "string")
    return sortCharacters(data).missing.map((character) => ({
      file,
      key,
      reason: `the font has no "${character}" (${codeOf(character)}); write it another way`,
    }));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, each]) => characterProblems(file, each, [...key, name]));
}
