/** The page's side of the service worker. Comes after everything that a visitor waits for. */
import type { Navigator } from "../navigation/navigator.ts";
import { removeAllCaches } from "./caches.ts";

const WORKER = "/service-worker.js";

/** The one policy that the content policy allows: whatever it is given, it names our worker. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL("") ?? WORKER;
}

/** Workbox answers through the port once all of it is there. */
async function keep(addresses: string[]) {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise((kept) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = kept;
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: addresses } }, [port2]);
  });
}

/** Some of it may have been fetched before there was a worker to see it. */
const fetchedSoFar = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => /\/(assets|pictures)\/|\/theme\.js$/.test(address));

/** Its files first: a page that is kept has all it needs. */
async function keepPage(pathname: string) {
  await keep(fetchedSoFar());
  await keep([pathname]);
}

async function start(pages: Navigator) {
  const seen = Boolean(navigator.serviceWorker.controller);
  await navigator.serviceWorker.register(workerAddress());
  let { pathname } = window.location;
  if (!seen) keepPage(pathname);
  // Moving about within the site asks for no page.
  pages.subscribe(() => {
    const { address } = pages.shown();
    if (address.pathname === pathname) return;
    pathname = address.pathname;
    keepPage(pathname);
  });
}

async function stop() {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  // Again on every visit: until its last page is closed, the old worker goes on keeping what it sees.
  await removeAllCaches();
}

export async function keepPages(pages: Navigator) {
  if (!("serviceWorker" in navigator)) return;
  await (import.meta.env.VITE_OFFLINE === "off" ? stop() : start(pages));
}
