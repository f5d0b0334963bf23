import { painted } from "./painted.ts";

let last = Promise.resolve();

/** After a change of page its top comes first, then one part after another. */
export function turn(): Promise<void> {
  last = last.then(painted);
  return last;
}
