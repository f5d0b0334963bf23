import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";
import { cacheNames } from "./caches.ts";
import { inChosenTheme } from "./chosen-theme.ts";
import { kept } from "./kept.ts";

const DAY = 24 * 60 * 60;

/** Nothing but whole, plain answers: no error page, no redirect. */
const onlyGood = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && response.type === "basic" && !response.redirected ? response : null,
};

/** A page is the same whatever is asked of it, and what is asked may be a visitor's own words. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => new URL(request.url).pathname,
};

const offlinePage = {
  handlerDidError: async () => (await caches.open(cacheNames.offline)).match(kept.offline),
};

/** A picture is kept in the width that was shown; without a network, another width will do. */
const otherWidth = {
  handlerDidError: async ({ request }: { request: Request }) => {
    const name = request.url.replace(/\d+\.\w+$/, "");
    const cache = await caches.open(cacheNames.pictures);
    const other = (await cache.keys()).find(({ url }) => url.startsWith(name));
    return other && cache.match(other);
  },
};

/** As fresh as can be. A network that is very slow has this long, if the page has been kept; else as long as it takes. */
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
 * Named by their content, so never out of date. Without an age: a page that is kept needs the files of its own release,
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

/** The few files beside the pages whose names stay: what is kept is shown, and renewed behind it. */
export const lasting = new StaleWhileRevalidate({ cacheName: cacheNames.files, plugins: [onlyGood] });
