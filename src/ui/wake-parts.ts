import { painted } from "./painted.ts";

const { dataset: page } = document.documentElement;
const aside = new Map<Element, Element>();

const isBelow = (part: Element) => part.getBoundingClientRect().top >= window.innerHeight;

/**
 * As soon as a document is read, browsers look for forms to fill in and lay out every part with a field, in one go. Parts that
 * rest below the screen are spared it: what is in them is taken out of the document until they are woken.
 */
export function layFieldsAside() {
  const parts = [...document.querySelectorAll(".standing:has(input, select, textarea)")].filter(isBelow);
  for (const part of parts) {
    const markup = part.firstElementChild;
    if (!markup) continue;
    markup.remove();
    aside.set(part, markup);
  }
}

function putBack(part: Element) {
  const markup = aside.get(part);
  if (!markup) return;
  aside.delete(part);
  part.append(markup);
}

/** Parts below the first screen rest while it is made (late.css). They come one after another, so that none keeps a slow phone from answering. */
export async function wakeParts() {
  for (const part of document.querySelectorAll<HTMLElement>(".standing")) {
    if (page.opening === undefined) return;
    putBack(part);
    part.dataset.awake = "";
    await painted();
  }
  wakeAll();
}

/** A jump down the page must find everything in its true place. */
export function wakeAll() {
  for (const part of aside.keys()) putBack(part);
  delete page.opening;
}

export function wakeForJump({ target }: Event) {
  if (target instanceof Element && target.closest("a[href*='#']")) wakeAll();
}
