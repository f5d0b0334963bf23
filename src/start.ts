/** The first code of every page. What is on screen goes before the rest of it, unless somebody wants that already. */
import { scrollToWhereLeft } from "./navigation/scroll.ts";
import { applyTheme } from "./ui/apply-theme.ts";
import { noteEarlyPress } from "./ui/early-press.ts";
import { whenMoved } from "./ui/moved.ts";
import { nextTask } from "./ui/next-task.ts";
import { firstShown } from "./ui/painted.ts";
import { layFieldsAside, wakeAll, wakeForJump, wakeParts } from "./ui/wake-parts.ts";

const LONGEST_WAIT_MS = 4000;

const loaded = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else window.addEventListener("load", resolve, { once: true });
  });
const longEnough = () => new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));

/** A picture that has come is not yet on the screen. */
async function firstScreen() {
  await Promise.all([loaded(), firstShown()]);
  const pictures = document.querySelectorAll<HTMLImageElement>("img[loading=eager]");
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
}

/** All of them, where the browser would find out about each from the one before. To ask for one takes it a while. */
async function fetchCode(files: string[]) {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await nextTask();
  }
}

async function start() {
  await Promise.race([firstScreen(), whenMoved(), longEnough()]);
  await fetchCode(document.getElementById("root")?.dataset.code?.split(" ") ?? []);
  // One after the other: both in one go would keep a slow phone from answering.
  await import("react-dom/client");
  await import("./main.tsx");
}

/** Back, after a reload or by a link, to a place further down: everything has to be where it belongs. */
function comesToAPlace(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceNavigationTiming | undefined)?.type !== "navigate" || window.location.hash !== "";
}

/** Nobody needs what is below the screen before they move; the first seconds are for what is on it. */
async function rest() {
  layFieldsAside();
  for (const sign of ["keydown", "beforeprint"]) window.addEventListener(sign, wakeAll, { capture: true, once: true });
  window.addEventListener("click", wakeForJump, { capture: true });
  // A phone tells of a new size with its first frame, though nothing has changed since it read how wide the page wants to be.
  firstShown().then(() => window.addEventListener("resize", wakeAll, { once: true }));
  // Whoever has scrolled before this code came does not do it again for us.
  if (window.scrollY === 0) await Promise.race([whenMoved(), longEnough()]);
  wakeParts();
}

applyTheme();
if (comesToAPlace()) {
  wakeAll();
  scrollToWhereLeft();
} else rest();
noteEarlyPress();
start();
