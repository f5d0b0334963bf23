import { layoutShift } from "./layout-shift.ts";
import { openAndHydrate, waitForHydration } from "./test.ts";
import { expect, test } from "./test-server.ts";

for (const path of ["/", "/products", "/products/flare-50kw-hybrid", "/products/flare-62kw"]) {
  for (const [width, height, fonts] of [
    [360, 640, "late"],
    [820, 1180, "in time"],
    [1440, 900, "late"],
  ] as const) {
    test(`${path} has no layout shift while its HTML loads slowly and its fonts ${fonts} at ${width} px`, async ({
      page,
      site,
    }) => {
      site.streamSlowly();
      await page.setViewportSize({ width, height });
      if (fonts === "late")
        await page.route(/\.woff2$/, async (route) => {
          // After the text has been painted in the fallback font.
          await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
          await route.continue();
        });
      await openAndHydrate(page, path);
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
}

for (const width of [360, 1280]) {
  test(`/#products has no layout shift when the sections above it hydrate at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/#products");
    await waitForHydration(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    await expect(page.locator("#products")).toBeInViewport();
  });
}
