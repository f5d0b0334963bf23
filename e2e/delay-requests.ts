import type { Page } from "@playwright/test";

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, url: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // The page may have been closed by then.
    await route.continue().catch(() => {});
  });
  return release;
}
