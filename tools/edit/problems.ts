import type { Problem } from "../content/parse.ts";

/** `value` is what the server refused. */
type Refused = Problem & { value: unknown };

/** What the build would refuse in the file that is being edited. */
let refused: readonly Refused[] = [];
const listeners = new Set<() => void>();

export function setRefused(problems: readonly Refused[]): void {
  refused = problems;
  for (const listener of listeners) listener();
}

export const getRefused = (): readonly Refused[] => refused;

export function watchRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `at` has "*" for a place in a list. */
const isAt = (at: readonly string[], key: readonly PropertyKey[]) =>
  at.length === key.length && at.every((part, i) => part === "*" || part === String(key[i]));

/** Why the server refused this value, if it did. The field may have changed since. */
export const refusedAt = (file: RegExp, at: readonly string[], value: unknown): string | undefined =>
  refused.find((each) => file.test(each.file) && isAt(at, each.key) && each.value === value)?.reason;
