import { expect, type Page } from "@playwright/test";

/** Loads all pictures, including lazy ones, and waits for the fonts. */
export const loadAllImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => {}))]);
  });

/** Waits until header and summary bar have returned to their initial state. */
export async function scrollToTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator(".site-header")).not.toHaveAttribute("data-scrolled");
  await expect(page.locator(".summary-bar")).toBeHidden();
}
