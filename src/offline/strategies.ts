import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { cacheNames } from "./caches.ts";
import { inChosenTheme } from "./chosen-theme.ts";
import { precache } from "./precache-list.ts";

const DAY = 24 * 60 * 60;

/** Only complete, plain responses: no error pages, no redirects. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.type === "basic" && !response.redirected ? response : null,
};

/** A page is the same with any query, and a query may hold a visitor's own words. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => new URL(request.url).pathname,
};

const offlinePage = {
  handlerDidError: async () => (await caches.open(cacheNames.offline)).match(precache.offline),
};

/** A picture is cached in the width that was shown; offline, another width will do. */
const otherWidth = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const name = request.url.replace(/\d+\.\w+$/, "");
    const cache = await caches.open(cacheNames.pictures);
    const other = (await cache.keys()).find(({ url }) => url.startsWith(name));
    return other && cache.match(other);
  },
};

/** Fresh from the network; where that is very slow, a cached page is shown after this many seconds. */
export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 4,
  plugins: [
    onlyGood,
    withoutQuery,
    offlinePage,
    inChosenTheme,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true }),
  ],
});

/**
 * Named by their content, so never out of date. They do not expire: a cached page needs the files of its own release,
 * and there is room for those of several.
 */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [onlyGood, new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
});

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  plugins: [onlyGood, otherWidth, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
});

/** The few other files, whose names do not change. */
export const lasting = new StaleWhileRevalidate({ cacheName: cacheNames.files, plugins: [onlyGood] });
