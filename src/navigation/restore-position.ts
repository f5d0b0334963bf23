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

/** Until the visitor acts: the choices in the URL change the page's height when it hydrates. */
function holdPosition(top: number) {
  const observer = new ResizeObserver(() => window.scrollTo({ top, behavior: "instant" }));
  observer.observe(document.body);
  const release = () => observer.disconnect();
  // `capture`, since React stops some events in parts that have not hydrated.
  for (const event of ["pointerdown", "wheel", "touchstart", "keydown", "click", "hashchange", "resize"])
    window.addEventListener(event, release, { once: true, passive: true, capture: true });
}

/**
 * On back and reload browsers restore the scroll position before all parts have their height, and neither open <details>
 * nor the focus. Not needed with the back/forward cache.
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
