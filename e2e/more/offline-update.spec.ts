import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { buildServiceWorker } from "../../tools/service-worker.ts";
import { laterRelease, releaseWith } from "../releases.ts";
import { open, openAndHydrate } from "../test.ts";
import { cachedPaths, expect, test, waitUntilCached, withoutPictureErrors } from "../test-server.ts";

test.use({ serviceWorkers: "allow" });

const isNewScript = (url: string) => url.endsWith("Later.js");
const isScript = (url: string) => url.startsWith("/assets/") && url.endsWith(".js");

const workerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) };
  });

/** Browsers do this by themselves a few seconds after a page has opened. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const remaining = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const nothing = { workers: 0, caches: [] };

/** Uses DevTools, since no page of the site is open that could read the registration. */
async function waitUntilActivated(page: Page) {
  const session = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send("ServiceWorker.enable");
  const currentStates = () => [...states.values()].filter((state) => state !== "redundant");
  await expect.poll(currentStates).toEqual(["activated"]);
  await session.detach();
}

async function buildWithoutOffline(): Promise<string> {
  const folder = `.cache/releases/off-${process.env.TEST_PARALLEL_INDEX}`;
  process.env.VITE_OFFLINE = "off";
  await build({ logLevel: "error", build: { outDir: folder, emptyOutDir: true, copyPublicDir: false } });
  delete process.env.VITE_OFFLINE;
  execFileSync(process.execPath, ["tools/prerender.ts", folder]);
  await buildServiceWorker(folder, { off: true });
  return folder;
}

test("service worker of a new release waits until all pages are closed, then serves only new files", async ({
  page,
  context,
  site,
  noise,
}) => {
  await open(page, "/products");
  await waitUntilCached(page, "/products");
  await page.evaluate(() => caches.open("flare-pages-0"));
  site.release(laterRelease());
  const opened: string[] = [];
  await open(page, "/");
  page.on("framenavigated", (frame) => opened.push(frame.url()));
  await checkForUpdate(page);
  await expect.poll(() => workerState(page)).toEqual({ waiting: true, active: true });
  // Scripts of both releases are cached while pages of the old one are open.
  const scripts = (await cachedPaths(page)).filter(isScript);
  expect(scripts.some(isNewScript)).toBe(true);
  expect(scripts.every(isNewScript)).toBe(false);
  expect(await page.evaluate(() => caches.has("flare-pages-0"))).toBe(true);
  expect(opened).toEqual([]);
  await page.close();

  const next = await context.newPage();
  const requested: string[] = [];
  next.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await waitUntilActivated(next);
  await openAndHydrate(next, "/");
  requested.length = 0;
  expect(await next.evaluate(() => caches.has("flare-pages-0"))).toBe(false);
  site.goOffline();
  await open(next, "/products");
  expect(requested.filter(isScript).length).toBeGreaterThan(5);
  expect(requested.filter(isScript).every(isNewScript)).toBe(true);
  expect(withoutPictureErrors(noise)).toEqual([]);
  noise.length = 0;
});

test.describe("release with VITE_OFFLINE=off", () => {
  let off: string;
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  test.beforeAll(async ({}, testInfo) => {
    testInfo.setTimeout(120_000);
    off = await buildWithoutOffline();
  });

  test("page unregisters an installed service worker and deletes its caches", async ({ page, site, noise }) => {
    await open(page, "/");
    await waitUntilCached(page, "/");
    site.release(off);
    await open(page, "/");
    await expect.poll(() => workerState(page)).toEqual({ waiting: false, active: false });
    await open(page, "/");
    await expect.poll(() => remaining(page)).toEqual(nothing);
    noise.length = 0;
  });
});

test("switched-off service worker unregisters itself and deletes its caches even if no page script runs", async ({
  page,
  site,
  noise,
}) => {
  await open(page, "/");
  await waitUntilCached(page, "/");
  const folder = releaseWith("worker-off", (text) => text);
  await buildServiceWorker(folder, { off: true });
  site.release(folder);
  await page.goto("/robots.txt");
  await checkForUpdate(page);
  await expect.poll(() => remaining(page)).toEqual(nothing);
  noise.length = 0;
});
