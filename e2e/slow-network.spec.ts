import type { Page } from "@playwright/test";
import { layoutShift } from "./layout-shift.ts";
import { expect, test, waitForFirstScreen } from "./test.ts";

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 400, downloadThroughput: 60 * 1024, uploadThroughput: 15 * 1024 };
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", conditions);
}

/** When text was first painted, and when the first script other than the one in the HTML had loaded. */
const timings = (page: Page) =>
  page.evaluate(() => {
    const entries = new Set([...document.scripts].map(({ src }) => src));
    const code = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js") && !entries.has(name)) as PerformanceResourceTiming[];
    return {
      text: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      code: Math.min(...code.map(({ responseEnd }) => responseEnd)),
    };
  });

test.use({ viewport: { width: 390, height: 844 } });

test("page shows its text before its code on a slow network, without layout shift", async ({ page }) => {
  await throttle(page);
  await page.goto("/", { waitUntil: "commit" });
  await waitForFirstScreen(page);
  const { text, code } = await timings(page);
  expect(code).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(text).toBeLessThan(code);
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
});
