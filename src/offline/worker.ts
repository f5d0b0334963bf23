/// <reference lib="webworker" />
/** The service worker: opens without a network what has been seen, and the catalogue (decision 10). */
import { registerRoute } from "workbox-routing";
import { cacheNames, removeOldCaches } from "./caches.ts";
import { kept } from "./kept.ts";
import { files, lasting, pages, pictures } from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;

// GET alone, and nothing from another host. What no line names goes to the network as ever.
const own =
  (path: RegExp) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && path.test(url.pathname);
registerRoute(own(/^\/assets\//), files);
registerRoute(own(/^\/pictures\//), pictures);
registerRoute(own(/^\/(theme\.js|favicon\.svg|site\.webmanifest)$/), lasting);
// Dots within a name are a product's size; a file's ending begins with a letter.
registerRoute(own(/^(?!.*\.[a-z]\w*$)/i), pages);

type Strategy = typeof pages | typeof files;

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

// A new worker waits until no page of the old one is open: it takes nothing away from under it.
self.addEventListener("install", (event) => event.waitUntil(keepCatalogue(event)));

self.addEventListener("activate", (event) => {
  const { clients, registration } = self;
  // Pages are asked for while the worker is still starting up.
  event.waitUntil(Promise.all([removeOldCaches(), registration.navigationPreload?.enable(), clients.claim()]));
});
