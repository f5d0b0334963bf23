import { painted } from "./painted.ts";

/** Parts below the first screen rest while it is made (theme.js). They come one after another, so that none keeps a slow phone from answering. */
export async function wakeParts() {
  const parts = [...document.querySelectorAll<HTMLElement>(".part")];
  for (const { dataset } of parts) {
    dataset.awake = "";
    await painted();
  }
  delete document.documentElement.dataset.resting;
  for (const { dataset } of parts) delete dataset.awake;
}
