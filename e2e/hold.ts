import type { Page } from "@playwright/test";

/** What is asked for and doesn't come, until the test lets it. */
export async function hold(page: Page, asked: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(asked, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return release;
}
