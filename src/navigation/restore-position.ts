type Position = { top: number; folds: boolean[]; link?: { href: string; nth: number } };

const storageKey = () => `flare:position:${window.navigation?.currentEntry?.key}`;
const folds = () => [...document.querySelectorAll("details")];
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

function rememberPosition() {
  const position: Position = { top: window.scrollY, folds: folds().map(({ open }) => open) };
  const focused = document.activeElement;
  // After a mouse click nobody expects a focus ring on return.
  if (focused instanceof HTMLAnchorElement && focused.matches(":focus-visible"))
    position.link = { href: focused.href, nth: linksTo(focused.href).indexOf(focused) };
  try {
    sessionStorage.setItem(storageKey(), JSON.stringify(position));
  } catch {
    // Storage is blocked.
  }
}

function storedPosition(): Position | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey()) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * On back and reload browsers restore the scroll position before every part of the page has its height, so it is
 * wrong. They restore neither open <details> nor the focus. Not needed with the back/forward cache; without the Navigation API
 * the browser's own restoration remains.
 */
export function restorePosition() {
  window.addEventListener("pagehide", rememberPosition);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const position = visit?.type === "navigate" ? undefined : storedPosition();
  if (!position) return;
  document.documentElement.dataset.restored = "";
  folds().forEach((fold, nth) => {
    fold.open = position.folds[nth] ?? fold.open;
  });
  window.scrollTo({ top: position.top, behavior: "instant" });
  if (position.link) linksTo(position.link.href)[position.link.nth]?.focus({ preventScroll: true });
}
