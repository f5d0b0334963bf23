/** The page's side of the service worker, loaded after everything that a visitor waits for. */
import { idle } from "../loading/hydration-queue.ts";
import type { Theme } from "../theme/apply-theme.ts";
import { removeAllCaches } from "./caches.ts";
import { tellTheme } from "./chosen-theme.ts";

const WORKER = "/service-worker.js";

/** The one policy that the content policy allows: whatever it is given, it names our worker. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL("") ?? WORKER;
}

/** Files that were loaded before there was a worker to cache them. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((pathname) => /^\/(assets|pictures)\//.test(pathname));

/** Files before the page: if it is cut short, no page is cached without its files. */
async function cachePage(pathname: string) {
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  active?.postMessage({ type: "CACHE", pathnames: [...loadedFiles(), pathname] });
}

type Themes = { chosen: () => Theme | undefined; watch: (changed: () => void) => void };

function tellChoices({ chosen, watch }: Themes) {
  let told = Promise.resolve();
  const tell = () => {
    // One after the other: what is forgotten takes less time than what is written, and would be written after it.
    // Where storage is blocked the page sets its theme by itself, a moment later.
    told = told.then(() => tellTheme(chosen())).catch(() => {});
  };
  watch(tell);
  tell();
}

async function start(themes: Themes) {
  const controlled = Boolean(navigator.serviceWorker.controller);
  await navigator.serviceWorker.register(workerAddress());
  tellChoices(themes);
  // A worker that was there already has cached this page as it was loaded.
  if (!controlled) await cachePage(window.location.pathname);
}

async function stop() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  // On every visit: the old worker goes on caching until its last page is closed.
  await removeAllCaches();
}

export async function registerWorker(themes: Themes) {
  if (!("serviceWorker" in navigator)) return;
  await (import.meta.env.VITE_OFFLINE === "off" ? stop() : start(themes));
}
