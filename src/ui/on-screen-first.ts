import { painted } from "./painted.ts";

/** A change that touches all of a page is drawn on the screen first; the parts above and below rest until it is (late.css). */
export function onScreenFirst(change: () => void) {
  const { dataset } = document.documentElement;
  dataset.resting = "";
  change();
  painted().then(() => delete dataset.resting);
}
