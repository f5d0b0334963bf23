import { layoutShift } from "./layout-shift.ts";
import { allHydrated, expect, open, test } from "./test.ts";

for (const path of ["/", "/products", "/products/flare-50kw-hybrid", "/products/flare-62kw"]) {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [412, 823],
    [1280, 844],
  ] as const) {
    test(`${path} has no layout shift while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.route(/\.woff2$/, async (route) => {
        // Delay fonts until the text has been painted in the fallback font.
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await route.continue();
      });
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState("networkidle");
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const width of [360, 390, 1280]) {
  test(`/#products has no layout shift when the sections above it hydrate at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/#products");
    await allHydrated(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await expect(page.locator("#products")).toBeInViewport();
  });
}
