/// <reference lib="webworker" />
/** The service worker: opens without a network what has been seen, and the catalogue (decision 10). */
import { registerRoute } from "workbox-routing";
import { cacheNames, removeOldCaches } from "./caches.ts";
import { kept } from "./kept.ts";
import { files, lasting, pages, pictures } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

// GET alone, and nothing from another host. What no line names goes to the network as ever.
const routes = [
  { path: /^\/assets\//, strategy: files },
  { path: /^\/pictures\//, strategy: pictures },
  { path: /^\/(favicon\.svg|site\.webmanifest)$/, strategy: lasting },
  // Dots within a name are a product's size; a file's ending begins with a letter.
  { path: /^(?!.*\.[a-z]\w*$)/i, strategy: pages },
];
for (const { path, strategy } of routes)
  registerRoute(({ url, sameOrigin }) => sameOrigin && path.test(url.pathname), strategy);

type Strategy = (typeof routes)[number]["strategy"];

/** One after another, so as not to crowd out what a visitor is waiting for. */
async function keep(event: ExtendableEvent, strategy: Strategy, addresses: readonly string[]) {
  for (const request of addresses) await Promise.all(strategy.handleAll({ event, request }));
}

const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Files before the pages that need them: cut short, it leaves no page without its files. */
async function keepCatalogue(event: ExtendableEvent) {
  const offline = await caches.open(cacheNames.offline);
  await offline.add(kept.offline);
  if (connection?.saveData) return;
  await keep(event, files, kept.files);
  await keep(event, pictures, kept.pictures);
  await keep(event, pages, kept.pages);
}

/** In the order they are named; what can't be had, a picture for example, keeps nothing else from being kept. */
async function keepSeen(event: ExtendableEvent, pathnames: readonly string[]) {
  for (const pathname of pathnames) {
    const route = routes.find(({ path }) => path.test(pathname));
    if (route) await keep(event, route.strategy, [pathname]).catch(() => {});
  }
}

// Not by Workbox's own message: it asks for everything at once, and does not wait until it is written down.
self.addEventListener("message", (event) => {
  if (event.data?.type === "KEEP") event.waitUntil(keepSeen(event, event.data.pathnames));
});

// A new worker waits until no page of the old one is open: it takes nothing away from under it.
self.addEventListener("install", (event) => event.waitUntil(keepCatalogue(event)));

self.addEventListener("activate", (event) => {
  const { clients, registration } = self;
  // Pages are asked for while the worker is still starting up.
  event.waitUntil(Promise.all([removeOldCaches(), registration.navigationPreload?.enable(), clients.claim()]));
});
