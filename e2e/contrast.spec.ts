import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { heroSlides } from "../src/content/hero-slides.ts";
import { expect, open, openWhole, stopClock, test } from "./test.ts";
import { backToTop, showPictures } from "./whole-page.ts";
import { faintWords } from "./words-on-ground.ts";

/** Colours on plain grounds are a matter of sums (styles/contrast.test.ts). What stands on a picture or a gradient is measured where it stands. */
const others = ["/products", "/products/flare-62kw", "/products/flare-50kw-hybrid"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ viewport: { width, height }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

      // The home page has other pictures for a phone; elsewhere the same stand on the same grounds.
      const both = (width === 390) === (colorScheme === "light");
      const whole = width === 844 ? [] : ["/", ...(both ? others : [])];
      for (const path of whole) {
        test(`every word of ${path} reads on what is behind it`, async ({ page }) => {
          await stopClock(page);
          await openWhole(page, path);
          await backToTop(page);
          await showPictures(page);
          expect(await faintWords(page, "body", { fullPage: true })).toEqual([]);
        });
      }

      test("headline, lead, buttons, dial and header read on each slide", async ({ page }) => {
        await stopClock(page);
        await open(page, "/");
        for (const [i, { headline }] of heroSlides.entries()) {
          await page.getByRole("button", { name: `Go to slide ${i + 1}` }).click();
          await expect(page.locator(".slide[data-current]")).toContainText(headline);
          await page.mouse.move(0, height - 1);
          await showPictures(page);
          expect(await faintWords(page, ".site-header, .slide[data-current], .hero-foot")).toEqual([]);
        }
      });
    });
  }
}

/** The mean of its lightest channel, of 255. */
async function lightest(drawn: Locator): Promise<number> {
  const { channels } = await sharp(await drawn.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

/** Browsers see to written words there, but not to drawn ones. */
test.describe("the visitor’s own colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("words of drawings stand in the visitor’s colour, on the visitor’s ground", async ({ page }) => {
    await openWhole(page, "/");
    const body = page.locator("body");
    const ink = await body.evaluate((element) => getComputedStyle(element).color);
    const ground = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(
      new Set(await page.locator("svg text").evaluateAll((texts) => texts.map((each) => getComputedStyle(each).fill))),
    ).toEqual(new Set([ink]));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("background-image", "none");
    await expect(footer).toHaveCSS("background-color", ground);
  });

  test("what is chosen is told from what is not", async ({ page }) => {
    await openWhole(page, "/");
    const light = (name: string) => lightest(page.locator("label").filter({ has: page.getByRole("radio", { name }) }));
    expect(await light("Business")).toBeLessThan(60);
    expect(await light("Home")).toBeGreaterThan(120);
  });

  test("the header’s signs stand on the visitor’s ground", async ({ page }) => {
    await open(page, "/");
    const ground = await page.locator("body").evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", ground);
  });

  for (const path of ["/", "/products/flare-62kw"]) {
    test(`no picture of ${path} is blackened`, async ({ page }) => {
      await openWhole(page, path);
      await showPictures(page);
      const pictures = await page.locator("main img:visible").all();
      expect(pictures.length).toBeGreaterThan(5);
      for (const picture of pictures) expect(await lightest(picture)).toBeGreaterThan(25);
    });
  }
});
