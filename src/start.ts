/** The first code of every page, small: the rest loads once the first screen is painted. */
import { loadWithRetry } from "./loading/load-with-retry.ts";
import { watchEarlyInput } from "./loading/replay-input.ts";
import { openFoldInHash } from "./navigation/open-fold.ts";
import { restorePosition } from "./navigation/restore-position.ts";
import { applyTheme } from "./theme/apply-theme.ts";

const LONGEST_WAIT_MS = 4000;

/** Pictures and font go first, unless they are slow or somebody wants to use the page already. */
const firstScreenOrInput = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") return resolve(undefined);
    for (const event of ["load", "pointerdown", "keydown", "scroll"])
      window.addEventListener(event, resolve, { once: true, passive: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** All files at once; the browser would find each of them only through the one before. */
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
