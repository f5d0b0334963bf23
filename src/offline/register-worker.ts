import { idle } from "../loading/hydration-queue.ts";
import type { Theme } from "../theme/apply-theme.ts";
import { removeAllCaches } from "./caches.ts";
import { cacheTheme } from "./chosen-theme.ts";

const WORKER = "/service-worker.js";

/** The only trusted types policy that the CSP allows; it returns our worker whatever it is given. */
function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL("") ?? WORKER;
}

/** Files that were loaded before the worker was active. */
const loadedFiles = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((pathname) => /^\/(assets|pictures)\//.test(pathname));

/** Files before the page, so that an interruption never leaves a page without its files. */
async function cachePage(pathname: string) {
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  active?.postMessage({ type: "CACHE", pathnames: [...loadedFiles(), pathname] });
}

type ThemeSource = { read: () => Theme | undefined; watch: (changed: () => void) => void };

function syncTheme({ read, watch }: ThemeSource) {
  let queue = Promise.resolve();
  const update = () => {
    // One after another, or a quick delete could finish before an earlier put.
    queue = queue.then(() => cacheTheme(read())).catch(() => {});
  };
  watch(update);
  update();
}

async function start(theme: ThemeSource) {
  const controlled = Boolean(navigator.serviceWorker.controller);
  await navigator.serviceWorker.register(workerUrl());
  syncTheme(theme);
  // An active worker has already cached this page.
  if (!controlled) await cachePage(window.location.pathname);
}

async function stop() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  // On every visit, since the old worker caches until its last page is closed.
  await removeAllCaches();
}

export async function registerWorker(theme: ThemeSource) {
  if (!("serviceWorker" in navigator)) return;
  await (import.meta.env.VITE_OFFLINE === "off" ? stop() : start(theme));
}
