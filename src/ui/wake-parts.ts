import { painted } from "./painted.ts";

const { dataset: page } = document.documentElement;

/** Parts below the first screen rest while it is made (theme.js). They come one after another, so that none keeps a slow phone from answering. */
export async function wakeParts() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(".standing")) {
    if (page.opening === undefined) return;
    dataset.awake = "";
    await painted();
  }
  wakeAll();
}

/** A jump down the page must find everything in its true place. */
export function wakeAll() {
  delete page.opening;
}
