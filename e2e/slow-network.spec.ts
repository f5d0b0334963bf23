import type { Page } from "@playwright/test";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./test.ts";

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 800, downloadThroughput: 30 * 1024, uploadThroughput: 15 * 1024 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", conditions);
}

/** When text was first painted, and when the main script had loaded. */
const timings = (page: Page) =>
  page.evaluate(() => {
    const code = performance.getEntriesByType("resource").find(({ name }) => /\/assets\/main-/.test(name));
    return {
      text: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      code: (code as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.POSITIVE_INFINITY,
    };
  });

test.use({ viewport: { width: 390, height: 844 } });

test("page shows its text before its code on a slow network, without layout shift", async ({ page }) => {
  await throttle(page);
  await page.goto("/", { waitUntil: "commit" });
  await hydrated(page);
  const { text, code } = await timings(page);
  expect(code).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(text).toBeLessThan(code);
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("link works before any code has loaded on a slow network", async ({ page }) => {
  await throttle(page);
  await page.goto("/products", { waitUntil: "commit" });
  const navigation = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(".product-card").getByRole("link").first().click({ noWaitAfter: true });
  expect((await navigation).url()).toMatch(/\/products\/flare-[\w-]+$/);
  await page.waitForURL(/\/products\/flare-[\w-]+$/);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^FLARE/);
});
