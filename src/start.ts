/** The entry of every page, kept small: the rest loads once the first screen is painted. */
import { loadWithRetry } from "./loading/load-with-retry.ts";
import { watchEarlyInput } from "./loading/replay-input.ts";
import { openFoldInHash } from "./navigation/open-fold.ts";
import { restorePosition } from "./navigation/restore-position.ts";
import { applyTheme } from "./theme/apply-theme.ts";

const MAX_WAIT_MS = 4000;

const firstPaint = () =>
  new Promise<unknown>((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));

/** The first screen loads first, unless it takes too long or the visitor already uses the page. */
function firstScreenOrInput(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")];
  const shown = Promise.allSettled([firstPaint(), ...pictures.map((picture) => picture.decode())]);
  const input = new Promise((resolve) => {
    for (const event of ["pointerdown", "keydown", "scroll"])
      window.addEventListener(event, resolve, { once: true, passive: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });
  return Promise.race([shown, input]);
}

/** Loads all chunks at once, to avoid an import waterfall. */
function preloadCode() {
  for (const href of document.getElementById("root")?.dataset.code?.split(" ") ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

applyTheme();
watchEarlyInput();
restorePosition();
openFoldInHash();
firstScreenOrInput().then(() => {
  preloadCode();
  return loadWithRetry(() => import("./main.tsx"));
});
