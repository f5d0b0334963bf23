import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import type { Policy } from "../deploy/policy.ts";
import { handler } from "../deploy/server.ts";
import { streamSlowly } from "./slow-stream.ts";
import { test as base } from "./test.ts";

const policy: Policy = JSON.parse(readFileSync("deploy/out/policy.json", "utf8"));

const unplugged: RequestListener = (request) => request.socket.destroy();
const silent: RequestListener = () => {};

/** The site on a server of the test's own, which can be cut off, fall silent, become slow, or get a new release. */
async function startSite() {
  let release = handler(policy, "dist");
  let answer = release;
  let lost: RegExp | undefined;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    return lost?.test(path) ? unplugged(request, response) : answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Every path that was asked for, by pages and by the worker. */
    asked,
    dropRequests: (path: RegExp) => {
      lost = path;
    },
    goOffline: () => {
      answer = unplugged;
      server.closeAllConnections();
    },
    stopResponding: () => {
      answer = silent;
    },
    streamSlowly: () => {
      answer = streamSlowly(policy, "dist");
    },
    goOnline: () => {
      answer = release;
    },
    release: (folder: string) => {
      release = handler(policy, folder);
      answer = release;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    site.stop();
  },
  baseURL: ({ site }, use) => use(site.address),
});

/** The addresses of all that the browser keeps, with whatever query they were kept under. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.slice(window.location.origin.length));
  });

/** Moves about, as a visitor would, and waits until the worker is there and has kept the page that is open. */
export async function waitUntilCached(page: Page, path: string) {
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => cachedPaths(page)).toContain(path);
}

/** Of what went wrong, that which pictures can't explain: without a network some are missing, and say so themselves. */
export const withoutPictureErrors = (noise: string[]) =>
  noise.filter((line) => !line.includes("/pictures/") && !line.includes("Failed to load resource"));

export { expect };
