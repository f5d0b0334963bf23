import { painted } from "./painted.ts";

/** Lets the parts above and below the screen rest (late.css), until they are woken. */
export function rest() {
  const { dataset } = document.documentElement;
  dataset.resting = "";
  return () => {
    delete dataset.resting;
  };
}

/** A change that touches all of a page is drawn on the screen first. */
export function onScreenFirst(change: () => void) {
  const wake = rest();
  change();
  painted().then(wake);
}
