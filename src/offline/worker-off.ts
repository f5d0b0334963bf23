/// <reference lib="webworker" />
/** The service worker of a site built without one: it takes the place of what browsers have, and removes itself. */
import { removeAllCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(removeAllCaches().then(() => self.registration.unregister()));
});
