/** Text on the pictures of the hero, and what browsers do not do by themselves when colours are forced. */

import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { hero } from "#content/hero.ts";
import { planner as words } from "#content/planner.ts";
import { loadFullPage, scrollToTop } from "./full-page.ts";
import { planner } from "./planner.ts";
import { expect, open, openAndHydrate, stopClock, test } from "./test.ts";
import { lowContrastText } from "./text-contrast.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const sizes = [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

for (const [width, height] of sizes)
  test(`text of hero and header has enough contrast on each slide in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await stopClock(page);
    await open(page, "/");
    for (const [i, { headline }] of hero.slides.entries()) {
      await page.getByRole("button", { name: hero.goTo({ number: i + 1 }) }).click();
      await expect(page.locator(".slide[data-current]")).toContainText(headline);
      await page.mouse.move(0, height - 1);
      // The click may have scrolled a line below the header.
      await scrollToTop(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await loadFullPage(page);
        const low = await lowContrastText(page, ".site-header, .slide[data-current], .hero-buttons, .day-dial");
        expect.soft(low, `${headline}, ${colorScheme}`).toEqual([]);
      }
    }
  });

/** Mean of the lightest colour channel, from 0 to 255. */
async function brightness(element: Locator): Promise<number> {
  const { channels } = await sharp(await element.screenshot()).stats();
  return Math.max(...channels.slice(0, 3).map(({ mean }) => mean));
}

test.describe("with forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  async function expectBrightPictures(page: Page) {
    await loadFullPage(page);
    const pictures = await page.locator("main img:visible").all();
    expect(pictures.length).toBeGreaterThan(5);
    for (const picture of pictures) expect.soft(await brightness(picture)).toBeGreaterThan(25);
  }

  test("home page has system colours in header, footer and drawings, visible choices and bright pictures", async ({
    page,
  }) => {
    await openAndHydrate(page, "/");
    const body = page.locator("body");
    const textColour = await body.evaluate((element) => getComputedStyle(element).color);
    const background = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", background);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("background-image", "none");
    await expect(footer).toHaveCSS("background-color", background);
    // Browsers apply forced colours to HTML text, but not to SVG.
    expect(
      new Set(await page.locator("svg text").evaluateAll((texts) => texts.map((each) => getComputedStyle(each).fill))),
    ).toEqual(new Set([textColour]));
    const labelBrightness = (name: string) =>
      brightness(page.locator("label").filter({ has: page.getByRole("radio", { name }) }));
    expect(await labelBrightness(words.choices.business)).toBeLessThan(60);
    expect(await labelBrightness(words.choices.home)).toBeGreaterThan(120);
    const exampleColour = (pressed: boolean) =>
      planner(page)
        .getByRole("button", { pressed })
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await exampleColour(true)).not.toBe(await exampleColour(false));
    await expectBrightPictures(page);
  });

  test("product page has bright pictures", async ({ page }) => {
    await openAndHydrate(page, "/products/flare-62kw");
    await expectBrightPictures(page);
  });
});
