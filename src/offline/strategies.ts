import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { cacheNames } from "./caches.ts";
import { withChosenTheme } from "./chosen-theme.ts";
import { precacheFor } from "./precache-list.ts";

const DAY = 24 * 60 * 60;

/** No error pages, redirects or opaque responses. */
const onlyOk = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.type === "basic" && !response.redirected ? response : null,
};

/**
 * A page is the same with any query, and a query may contain personal data. What the server redirects is the same page:
 * /products/flare-6.2kw and /products/.
 */
const byCanonicalPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) =>
    new URL(request.url).pathname.replaceAll(".", "").replace(/(?<=.)\/$/, ""),
};

const offlinePage = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const own = precacheFor(new URL(request.url).pathname)?.offline ?? "";
    const cache = await caches.open(cacheNames.offline);
    // A worker installed from a page in another language has only that language's offline page.
    const [any] = await cache.keys();
    return (await cache.match(own)) ?? (any && cache.match(any));
  },
};

/** Offline, another cached width of the same picture is good enough. */
const otherWidth = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const name = request.url.replace(/\d+\.\w+$/, "");
    const cache = await caches.open(cacheNames.pictures);
    const other = (await cache.keys()).find(({ url }) => url.startsWith(name));
    return other && cache.match(other);
  },
};

export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 4,
  plugins: [
    onlyOk,
    byCanonicalPath,
    offlinePage,
    withChosenTheme,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

/**
 * File names contain a hash, so they are never stale. They do not expire by age: a cached page needs the files of its
 * own release.
 */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [onlyOk, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [onlyOk, otherWidth, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
});

/** Files without a hash in their name. */
export const unversioned = new StaleWhileRevalidate({ cacheName: cacheNames.files, plugins: [onlyOk] });
