import { layoutShift } from "./layout-shift.ts";
import { expect, open, test } from "./test.ts";

/** From the first paint until everything has arrived. */
for (const path of ["/", "/products", "/products/flare-62kw"]) {
  for (const width of [390, 1280]) {
    test(`${path} does not move while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route(/\.woff2$/, async (route) => {
        // The fonts come last, after the words have been painted without them.
        await page.waitForLoadState("domcontentloaded");
        await route.continue();
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
}
