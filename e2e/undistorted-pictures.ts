import { expect, type Page } from "@playwright/test";
import { loadFullPage } from "./full-page.ts";

/** Expects the given number of visible pictures in each place, all loaded and not distorted. */
export async function expectUndistorted(page: Page, places: Record<string, number>) {
  for (const [place, count] of Object.entries(places))
    await expect(page.locator(`${place} img[data-picture]`).filter({ visible: true }), place).toHaveCount(count);
  await loadFullPage(page);
  const selector = Object.keys(places)
    .map((place) => `${place} img[data-picture]`)
    .join();
  const distorted = await page.locator(selector).evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((img) => img.checkVisibility())
      .map((img) => {
        const { width, height } = img.getBoundingClientRect();
        const box = getComputedStyle(img);
        // Other object-fit values keep the ratio inside the box, so only a transform of the box can distort it.
        const [across, down] =
          box.objectFit === "fill"
            ? [img.naturalWidth, img.naturalHeight]
            : [Number.parseFloat(box.width), Number.parseFloat(box.height)];
        return { picture: img.dataset.picture, loaded: img.naturalWidth > 0, ratio: width / across / (height / down) };
      })
      .filter(({ loaded, ratio }) => !loaded || Math.abs(ratio - 1) > 0.005),
  );
  expect.soft(distorted).toEqual([]);
}
