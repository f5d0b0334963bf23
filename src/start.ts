/** The entry of every page, kept small: it requests the rest once the pictures of the first screen have loaded. */
import { watchLanguageLinks } from "./language/keep-url.ts";
import { watchMenu } from "./layout/watch-menu.ts";
import { loadWithRetry } from "./loading/load-with-retry.ts";
import { watchEarlyInput } from "./loading/replay-input.ts";
import { openFoldInHash } from "./navigation/open-fold.ts";
import { restorePosition } from "./navigation/restore-position.ts";
import { applyThemeToPictures } from "./pictures/dark-media.ts";
import { applyTheme } from "./theme/apply-theme.ts";

const MAX_WAIT_MS = 4000;

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
/** After reload and Back the browser has restored the fields. */
const isNewVisit = visit?.type === "navigate";

const inputOrTimeout = new Promise((resolve) => {
  for (const event of ["pointerdown", "keydown", "scroll"])
    window.addEventListener(event, resolve, { once: true, passive: true });
  setTimeout(resolve, MAX_WAIT_MS);
});

const firstPaint = () =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }));

const loadEnd = (picture: HTMLImageElement) =>
  new Promise((resolve) => Object.assign(picture, { onload: resolve, onerror: resolve }));

/** Loads all chunks at once, to avoid an import waterfall. */
function preloadCode() {
  for (const href of document.getElementById("root")?.dataset.code?.split(" ") ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/** Requests code after the first screen's pictures and runs it after the first paint, or at the first input or timeout. */
async function startApp() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")];
  const loading = pictures.filter((picture) => !picture.complete).map(loadEnd);
  await Promise.race([Promise.all(loading), inputOrTimeout]);
  preloadCode();
  await Promise.race([firstPaint(), inputOrTimeout]);
  await loadWithRetry(() => import("./main.tsx"));
}

applyTheme();
applyThemeToPictures();
watchEarlyInput(isNewVisit);
watchLanguageLinks();
watchMenu();
restorePosition(isNewVisit);
openFoldInHash();
startApp();
