import type { Page } from "@playwright/test";
import { layoutShift } from "./layout-shift.ts";
import { expect, hydrated, test } from "./test.ts";

/** A crowded village tower: 30 KiB a second, and most of a second until anything is answered. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 800, downloadThroughput: 30 * 1024, uploadThroughput: 15 * 1024 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
}

/** When the page's words were first painted, and when its code was there: on the page's own clock. */
const moments = (page: Page) =>
  page.evaluate(() => {
    const code = performance.getEntriesByType("resource").find(({ name }) => /\/assets\/main-/.test(name));
    return {
      words: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      code: (code as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.POSITIVE_INFINITY,
    };
  });

test.use({ viewport: { width: 390, height: 844 } });

test("on a very slow line a page shows its words before its code comes, and does not move", async ({ page }) => {
  await slowLine(page);
  await page.goto("/", { waitUntil: "commit" });
  await hydrated(page);
  const { words, code } = await moments(page);
  expect(code).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(words).toBeLessThan(code);
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});

test("on a very slow line a link works before any code has come", async ({ page }) => {
  await slowLine(page);
  await page.goto("/products", { waitUntil: "commit" });
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(".product-card").getByRole("link").first().click({ noWaitAfter: true });
  expect((await asked).url()).toMatch(/\/products\/flare-[\w-]+$/);
  await page.waitForURL(/\/products\/flare-[\w-]+$/);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^FLARE/);
});
