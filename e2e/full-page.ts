import { expect, type Page } from "@playwright/test";

/** Parts away from the screen are laid out after all have hydrated. */
const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-skipped]")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );

/** Waits for the layout of the whole page and the fonts, and loads all pictures, including lazy ones. */
export async function loadFullPage(page: Page) {
  await laidOut(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => {}))]);
  });
}

/** Waits until header and summary bar have returned to their initial state. */
export async function scrollToTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator(".site-header")).not.toHaveAttribute("data-scrolled");
  await expect(page.locator(".summary-bar")).toBeHidden();
}
