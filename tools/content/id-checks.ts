import type { Problem } from "./parse.ts";

/** Ids in one place of a file. */
export type Ids = { file: string; key: readonly PropertyKey[]; ids: readonly string[] };

/** Ids that do not exist. `kind` is what they should be ids of. */
export const unknownIds = ({ file, key, ids }: Ids, known: readonly string[], kind?: string): Problem[] =>
  ids
    .filter((id) => !known.includes(id))
    .map((id) => ({ file, key, reason: `there is no ${kind ? `${kind} ` : ""}"${id}"` }));

/** Facts without words, and words for what does not exist. */
export const unnamed = (words: Ids, known: readonly string[]): Problem[] => [
  ...known.filter((id) => !words.ids.includes(id)).map((id) => ({ ...words, reason: `"${id}" is missing` })),
  ...unknownIds(words, known),
];
