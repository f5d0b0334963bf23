import { expect, test } from "./test.ts";

for (const path of ["/", "/products", "/products/flare-62kw", "/nope"])
  for (const width of [390, 820, 1280, 1440])
    test(`${path} is as long at first as when all of it is drawn, at ${width} px`, async ({ page, noise }) => {
      await page.addInitScript(() => {
        const look = () => {
          if (document.documentElement.dataset.opening === undefined) return;
          if (document.readyState !== "loading") Object.assign(window, { first: document.body.scrollHeight });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForFunction(() => "first" in window);
      await page.keyboard.press("Shift");
      await expect(page.locator("html[data-opening]")).not.toBeAttached();
      const ratio = await page.evaluate(() => {
        const { first } = window as unknown as { first: number };
        return first / document.body.scrollHeight;
      });
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
      if (path === "/nope") noise.length = 0;
    });
