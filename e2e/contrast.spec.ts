import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { heroSlides } from "../src/content/hero-slides.ts";
import { loadAllImages, scrollToTop } from "./full-page.ts";
import { expect, open, openHydrated, stopClock, test } from "./test.ts";
import { lowContrastText } from "./text-contrast.ts";

/** Measures text on pictures and gradients. Plain backgrounds are covered by styles/contrast.test.ts. */

const otherPages = ["/products", "/products/flare-62kw", "/products/flare-50kw-hybrid"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      // Only the home page has other pictures on a phone, so the other pages need each theme once.
      const testOthers = (width === 390) === (colorScheme === "light");
      const paths = width === 844 ? [] : ["/", ...(testOthers ? otherPages : [])];
      for (const path of paths) {
        test(`text of ${path} has enough contrast with its background`, async ({ page }) => {
          await stopClock(page);
          await openHydrated(page, path);
          await scrollToTop(page);
          await loadAllImages(page);
          expect(await lowContrastText(page, "body", { fullPage: true })).toEqual([]);
        });
      }

      test("text of hero and header has enough contrast on each slide", async ({ page }) => {
        await stopClock(page);
        await open(page, "/");
        for (const [i, { headline }] of heroSlides.entries()) {
          await page.getByRole("button", { name: `Go to slide ${i + 1}` }).click();
          await expect(page.locator(".slide[data-current]")).toContainText(headline);
          await page.mouse.move(0, height - 1);
          await loadAllImages(page);
          expect(await lowContrastText(page, ".site-header, .slide[data-current], .hero-foot")).toEqual([]);
        }
      });
    });
  }
}

/** Mean of the lightest colour channel, from 0 to 255. */
async function brightness(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

/** Browsers apply forced colours to HTML text, but not to SVG. */
test.describe("with forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("SVG text has the system text colour, and the footer the system background", async ({ page }) => {
    await openHydrated(page, "/");
    const body = page.locator("body");
    const textColour = await body.evaluate((element) => getComputedStyle(element).color);
    const background = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(
      new Set(await page.locator("svg text").evaluateAll((texts) => texts.map((each) => getComputedStyle(each).fill))),
    ).toEqual(new Set([textColour]));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("background-image", "none");
    await expect(footer).toHaveCSS("background-color", background);
  });

  test("checked radio button is clearly brighter than an unchecked one", async ({ page }) => {
    await openHydrated(page, "/");
    const labelBrightness = (name: string) =>
      brightness(page.locator("label").filter({ has: page.getByRole("radio", { name }) }));
    expect(await labelBrightness("Business")).toBeLessThan(60);
    expect(await labelBrightness("Home")).toBeGreaterThan(120);
  });

  test("header has the system background", async ({ page }) => {
    await open(page, "/");
    const background = await page.locator("body").evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", background);
  });

  for (const path of ["/", "/products/flare-62kw"]) {
    test(`pictures of ${path} are not black`, async ({ page }) => {
      await openHydrated(page, path);
      await loadAllImages(page);
      const pictures = await page.locator("main img:visible").all();
      expect(pictures.length).toBeGreaterThan(5);
      for (const picture of pictures) expect(await brightness(picture)).toBeGreaterThan(25);
    });
  }
});
