import { tabStorage } from "../storage/safe-storage.ts";

type Position = { top: number; folds: Record<string, boolean>; link?: { href: string; nth: number } };

const storageKey = () => `flare:position:${window.navigation.currentEntry?.key}`;
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** By the nearest ancestor with an id, since the query may add or remove folds elsewhere. */
function folds(): [string, HTMLDetailsElement][] {
  const counts: Record<string, number> = {};
  return [...document.querySelectorAll("details")].map((fold) => {
    const id = fold.closest("[id]")?.id ?? "";
    counts[id] = (counts[id] ?? 0) + 1;
    return [`${id} ${counts[id]}`, fold];
  });
}

function rememberPosition() {
  const opened = folds().map(([key, { open }]) => [key, open]);
  const position: Position = { top: window.scrollY, folds: Object.fromEntries(opened) };
  const focused = document.activeElement;
  // After a mouse click nobody expects a focus ring on return.
  if (focused instanceof HTMLAnchorElement && focused.matches(":focus-visible"))
    position.link = { href: focused.href, nth: linksTo(focused.href).indexOf(focused) };
  tabStorage.write(storageKey(), JSON.stringify(position));
}

const hold = new AbortController();
export const releasePosition = () => hold.abort();

/** Until the visitor acts or the page has hydrated: the choices in the URL change its height. */
function holdPosition(top: number) {
  const observer = new ResizeObserver(() => window.scrollTo({ top, behavior: "instant" }));
  observer.observe(document.body);
  hold.signal.addEventListener("abort", () => observer.disconnect());
  // `capture`, since React stops some events in parts that have not hydrated.
  for (const event of ["pointerdown", "wheel", "touchstart", "keydown", "click", "hashchange", "resize"])
    window.addEventListener(event, releasePosition, { capture: true, passive: true, signal: hold.signal });
}

/**
 * On back and reload browsers restore the scroll position before every part of the page has its height, so it is
 * wrong. They restore neither open <details> nor the focus. Not needed with the back/forward cache.
 */
export function restorePosition(isNewVisit: boolean) {
  if (!window.navigation) return;
  window.addEventListener("pagehide", rememberPosition);
  const position = isNewVisit ? null : (tabStorage.readJson(storageKey()) as Position | null);
  if (!position) return;
  document.documentElement.dataset.restored = "";
  for (const [key, fold] of folds()) fold.open = position.folds[key] ?? fold.open;
  holdPosition(position.top);
  if (position.link) linksTo(position.link.href)[position.link.nth]?.focus({ preventScroll: true });
}
