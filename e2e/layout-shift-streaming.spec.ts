import { layoutShift } from "./layout-shift.ts";
import { hydrated } from "./test.ts";
import { expect, test } from "./test-server.ts";

for (const path of ["/", "/products", "/products/flare-50kw-hybrid", "/products/flare-62kw"]) {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    test(`${path} has no layout shift while its HTML is streamed at ${width} px`, async ({ page, site }) => {
      site.streamSlowly();
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrated(page);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
}
