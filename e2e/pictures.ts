import { expect, type Locator, type Page } from "@playwright/test";

/** Displayed aspect ratio divided by the natural one: 1 if the picture is not distorted. */
const distortionOf = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const { width, height } = img.getBoundingClientRect();
    const box = getComputedStyle(img);
    // Other object-fit values keep the ratio inside the box, so only a transform of the box can distort it.
    const [across, down] =
      box.objectFit === "fill"
        ? [img.naturalWidth, img.naturalHeight]
        : [Number.parseFloat(box.width), Number.parseFloat(box.height)];
    return width / across / (height / down);
  });

/** Expects the given number of visible pictures, each loaded and not distorted. */
export async function expectUndistorted(page: Page, place: string, count: number) {
  const shown = page.locator(`${place} img[data-picture]`).filter({ visible: true });
  await expect(shown, place).toHaveCount(count);
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    const loaded = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth);
    await expect.poll(loaded, { intervals: [20, 50, 100] }).toBeGreaterThan(0);
    const name = `${await picture.getAttribute("data-picture")} in ${place}`;
    expect.soft(await distortionOf(picture), name).toBeCloseTo(1, 2);
  }
}
