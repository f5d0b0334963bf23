import { rest } from "../navigation/rest.ts";
import { painted } from "./painted.ts";

/** A change that touches all of a page is drawn on the screen first. */
export function onScreenFirst(change: () => void) {
  const wake = rest();
  change();
  painted().then(wake);
}
