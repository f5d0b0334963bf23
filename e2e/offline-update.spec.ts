import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { buildServiceWorker } from "../tools/service-worker.ts";
import { laterRelease, releaseWith } from "./releases.ts";
import { open } from "./test.ts";
import { cachedPaths, expect, test, waitUntilCached, withoutPictureErrors } from "./test-server.ts";

test.use({ serviceWorkers: "allow" });

const isLater = (address: string) => address.endsWith("Later.js");
const isScript = (address: string) => address.startsWith("/assets/") && address.endsWith(".js");

const state = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { waiting: Boolean(registration?.waiting), active: Boolean(registration?.active) };
  });

/** Browsers do so by themselves some seconds after a page has opened. */
const lookForNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const left = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const nothing = { workers: 0, caches: [] };

/** Without a page of the site there is nobody to ask but the browser itself. */
async function untilNoneWaits(page: Page) {
  const session = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await session.send("ServiceWorker.enable");
  const standing = () => [...states.values()].filter((state) => state !== "redundant");
  await expect.poll(standing).toEqual(["activated"]);
  await session.detach();
}

async function releaseSwitchedOff(): Promise<string> {
  const folder = `.cache/releases/off-${process.env.TEST_PARALLEL_INDEX}`;
  process.env.VITE_OFFLINE = "off";
  await build({ logLevel: "error", build: { outDir: folder, emptyOutDir: true, copyPublicDir: false } });
  delete process.env.VITE_OFFLINE;
  execFileSync(process.execPath, ["tools/prerender.ts", folder]);
  await buildServiceWorker(folder, { off: true });
  return folder;
}

test("a new release waits for open pages, reloads none of them, then takes the place of the old one whole", async ({
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
  await lookForNewWorker(page);
  await expect.poll(() => state(page)).toEqual({ waiting: true, active: true });
  // What the old release's pages may still ask for is there, beside what the new one's will.
  const scripts = (await cachedPaths(page)).filter(isScript);
  expect(scripts.some(isLater)).toBe(true);
  expect(scripts.every(isLater)).toBe(false);
  expect(await page.evaluate(() => caches.has("flare-pages-0"))).toBe(true);
  expect(opened).toEqual([]);
  await page.close();

  const next = await context.newPage();
  const asked: string[] = [];
  next.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await untilNoneWaits(next);
  await open(next, "/");
  asked.length = 0;
  expect(await next.evaluate(() => caches.has("flare-pages-0"))).toBe(false);
  site.goOffline();
  await open(next, "/products");
  expect(asked.filter(isScript).length).toBeGreaterThan(5);
  expect(asked.filter(isScript).every(isLater)).toBe(true);
  expect(withoutPictureErrors(noise)).toEqual([]);
  noise.length = 0;
});

test.describe("switched off", () => {
  let off: string;
  // To build it takes longer than all that is asked of it.
  test.beforeAll(async () => {
    off = await releaseSwitchedOff();
  });

  test("the page removes worker and caches from a browser that has them", async ({ page, site, noise }) => {
    await open(page, "/");
    await waitUntilCached(page, "/");
    site.release(off);
    await open(page, "/");
    await expect.poll(() => state(page)).toEqual({ waiting: false, active: false });
    await open(page, "/");
    await expect.poll(() => left(page)).toEqual(nothing);
    noise.length = 0;
  });
});

test("switched off, the worker alone does so too, without any code of a page", async ({ page, site, noise }) => {
  await open(page, "/");
  await waitUntilCached(page, "/");
  const folder = releaseWith("worker-off", (text) => text);
  await buildServiceWorker(folder, { off: true });
  site.release(folder);
  await page.goto("/robots.txt");
  await lookForNewWorker(page);
  await expect.poll(() => left(page)).toEqual(nothing);
  noise.length = 0;
});
