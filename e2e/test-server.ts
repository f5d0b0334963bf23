import { createServer, type RequestListener } from "node:http";
import { expect, type Page } from "@playwright/test";
import { handler } from "../deploy/server.ts";
import { readPolicy } from "../tools/read-policy.ts";
import { listen } from "./listen.ts";
import { streamSlowly } from "./slow-stream.ts";
import { test as base } from "./test.ts";

const policy = readPolicy();

const closeConnection: RequestListener = (request) => request.socket.destroy();
const neverRespond: RequestListener = () => {};

/** A server for one test, which can go offline, stop responding, become slow or serve another release. */
async function startSite() {
  let release = handler(policy, "dist");
  let respond = release;
  let dropped: RegExp | undefined;
  const server = createServer((request, response) => {
    const drop = dropped?.test(request.url ?? "");
    return drop ? closeConnection(request, response) : respond(request, response);
  });
  return {
    url: await listen(server),
    dropRequests: (path: RegExp) => {
      dropped = path;
    },
    goOffline: () => {
      respond = closeConnection;
      server.closeAllConnections();
    },
    stopResponding: () => {
      respond = neverRespond;
    },
    streamSlowly: () => {
      respond = streamSlowly(policy, "dist");
    },
    goOnline: () => {
      respond = release;
    },
    /** A site with other pages has a policy of its own. */
    release: (folder: string, itsPolicy = policy) => {
      release = handler(itsPolicy, folder);
      respond = release;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** Paths and queries in all caches of the service worker. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(window.location.origin.length));
  });

/** Waits until the service worker is active and has cached the path. */
export async function waitUntilCached(page: Page, path: string) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => cachedPaths(page), { intervals: [50, 100] }).toContain(path);
}

/** Leaves out errors about pictures, some of which are not cached. */
export const withoutPictureErrors = (noise: string[]) =>
  noise.filter((line) => !line.includes("/pictures/") && !line.includes("Failed to load resource"));

export { expect };
