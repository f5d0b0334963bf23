import type { Locator, Page } from "@playwright/test";
import { products } from "../src/content/products/index.ts";
import type { ProductView } from "../src/model/product.ts";
import { productPath, productSlug } from "../src/model/slug.ts";
import { expect, openHydrated, test } from "./test.ts";

/** Number of pictures by selector, on a phone and on a desktop. */
type PictureCounts = Record<string, [phone: number, desktop: number]>;

const home: PictureCounts = {
  "#home": [1, 1],
  "#about": [1, 1],
  "#solutions": [3, 3],
  "#products .product-card": [4, 4],
  "#services": [1, 1],
};
const listing: PictureCounts = {
  ".line-up": [4, 4],
  ".band": [3, 3],
  ".product-card": [4, 4],
  ".compare-table": [0, 4],
};
const pictured: PictureCounts = {
  ".gallery-view": [1, 1],
  ".gallery-thumbs": [4, 4],
  ".close-up": [0, 1],
  // The third card shows a drawing.
  ".product-card": [2, 2],
};
const drawn: PictureCounts = { ".gallery-view": [0, 0], ".close-up": [0, 1], ".product-card": [3, 3] };

const all = products.map(({ model }) => productSlug(model)).join(",");
const pages: { path: string; places: PictureCounts; views?: readonly ProductView[] }[] = [
  { path: "/", places: home },
  { path: `/products?compare=${all}`, places: listing },
  ...products.map((product) => ({
    path: productPath(product),
    places: product.image ? pictured : drawn,
    views: product.views,
  })),
];

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

async function expectUndistorted(pictures: Locator, count: number, where: string) {
  const shown = pictures.filter({ visible: true });
  await expect(shown, where).toHaveCount(count);
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    const loaded = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth);
    await expect.poll(loaded).toBeGreaterThan(0);
    expect
      .soft(await distortionOf(picture), `${await picture.getAttribute("data-picture")} in ${where}`)
      .toBeCloseTo(1, 2);
  }
}

const picturesIn = (page: Page, place: string) => page.locator(`${place} img[data-picture]`);

for (const [column, width] of [390, 1440].entries()) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { path, places, views = [] } of pages) {
      test(`pictures of ${path} keep their aspect ratio`, async ({ page }) => {
        await openHydrated(page, path);
        for (const [place, counts] of Object.entries(places))
          await expectUndistorted(picturesIn(page, place), counts[column] ?? 0, place);
        for (const { label } of views) {
          await page.getByRole("radio", { name: label }).check();
          await expectUndistorted(picturesIn(page, ".gallery-close-up"), 1, label);
        }
      });
    }
  });
}
