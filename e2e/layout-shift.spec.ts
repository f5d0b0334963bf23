import { expect, open, test } from "./test.ts";

/** What the browser counts as movement that nobody asked for, from the first paint until everything has arrived. */
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
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            const add = (entries: PerformanceEntry[]) => {
              for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                add(observer.takeRecords());
                resolve(sum);
              }),
            );
          }),
      );
      expect(shift).toBeLessThanOrEqual(0.01);
    });
  }
}
