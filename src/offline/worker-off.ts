/// <reference lib="webworker" />
/** For VITE_OFFLINE=off: replaces an installed service worker, then unregisters itself. */
import { removeAllCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(removeAllCaches().then(() => self.registration.unregister()));
});
