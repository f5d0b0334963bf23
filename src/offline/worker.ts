/// <reference lib="webworker" />
/** The service worker: visited pages and the catalogue work offline (decision 10). */
import { registerRoute } from "workbox-routing";
import { savesData } from "../loading/saves-data.ts";
import { cacheNames, removeOldCaches } from "./caches.ts";
import { precacheFor } from "./precache-list.ts";
import { files, pages, pictures, unversioned } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

// Only same-origin GET requests; anything else goes to the network.
const routes = [
  { path: /^\/assets\//, strategy: files },
  { path: /^\/pictures\//, strategy: pictures },
  { path: /\/(favicon\.svg|site\.webmanifest)$/, strategy: unversioned },
  // Pages have no file extension; in /products/flare-4.2kw a digit follows the dot.
  { path: /^(?!.*\.[a-z]\w*$)/i, strategy: pages },
];
for (const { path, strategy } of routes)
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy);

type Strategy = (typeof routes)[number]["strategy"];

/** One after another, to leave bandwidth for the page. */
async function cacheAll(event: ExtendableEvent, strategy: Strategy, urls: readonly string[]) {
  for (const request of urls) await Promise.all(strategy.handleAll({ event, request }));
}

/** Nobody needs the catalogue in a language that they do not read. */
async function listsOfOpenPages() {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return new Set(open.flatMap(({ url }) => precacheFor(new URL(url).pathname) ?? []));
}

/** Files before pages, so that an interruption never leaves a page without its files. */
async function precacheCatalogue(event: ExtendableEvent) {
  const lists = await listsOfOpenPages();
  const offline = await caches.open(cacheNames.offline);
  await offline.addAll([...lists].map((list) => list.offline));
  if (savesData()) return;
  for (const list of lists) {
    await cacheAll(event, files, list.files);
    await cacheAll(event, pictures, list.pictures);
    await cacheAll(event, pages, list.pages);
  }
}

/** A file that fails to load does not stop the others. */
async function cacheLoaded(event: ExtendableEvent, pathnames: readonly string[]) {
  for (const pathname of pathnames) {
    const route = routes.find(({ path }) => path.test(pathname));
    if (route) await cacheAll(event, route.strategy, [pathname]).catch(() => {});
  }
}

// Workbox's CACHE_URLS message would fetch everything at once and not wait until it is cached.
self.addEventListener("message", (event) => {
  if (event.data?.type === "CACHE") event.waitUntil(cacheLoaded(event, event.data.pathnames));
});

// A new worker waits until no page of the old one is open, so it deletes nothing that is in use.
self.addEventListener("install", (event) => event.waitUntil(precacheCatalogue(event)));

self.addEventListener("activate", (event) => {
  const { clients, registration } = self;
  // Navigation preload requests pages while the worker is still starting.
  event.waitUntil(Promise.all([removeOldCaches(), registration.navigationPreload?.enable(), clients.claim()]));
});
