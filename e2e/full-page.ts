import { expect, type Page } from "@playwright/test";

/** Pictures load as they near the screen: here all at once, and the fonts with them. */
export const loadAllImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => {}))]);
  });

/** Up again, and what appears on the way down is gone. */
export async function scrollToTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator(".site-header")).not.toHaveAttribute("data-scrolled");
  await expect(page.locator(".summary-bar")).toBeHidden();
}
