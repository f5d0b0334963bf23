import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { frame } from "#content/frame.ts";
import { routes } from "../../src/routes.ts";
import { pagePaths } from "../../src/site-map.ts";
import { breakRendering } from "../break-rendering.ts";
import { loadFullPage, scrollToTop } from "../full-page.ts";
import { expect, openAndHydrate, stopClock, test } from "../test.ts";
import { changedTiles } from "./changed-tiles.ts";
import { showSampleText } from "./sample-text.ts";

/**
 * Compares every page with a small stored screenshot, tile by tile, since fonts render a little differently on each
 * machine. Its words are replaced: a changed sentence changes no screenshot. `npm run screenshots` renews the stored ones.
 */
const FOLDER = "e2e/more/screenshots";
/** Width of the stored screenshot for each width of the window. */
const STORED_WIDTH = { 390: 240, 1440: 480 } as const;
type Width = keyof typeof STORED_WIDTH;
const widths = [390, 1440] as const;

async function compare(page: Page, name: string, width: Width) {
  await showSampleText(page);
  await scrollToTop(page);
  await loadFullPage(page);
  const screenshot = await sharp(await page.screenshot({ fullPage: true }))
    .resize(STORED_WIDTH[width])
    .flatten()
    .removeAlpha()
    .webp({ quality: 80 })
    .toBuffer();
  const file = `${FOLDER}/${name}-${width}.webp`;
  if (process.env.UPDATE_SCREENSHOTS) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, screenshot);
  }
  expect(existsSync(file), `${file} is missing: run "npm run screenshots"`).toBe(true);
  expect(await changedTiles(await readFile(file), screenshot)).toEqual([]);
}

async function prepare(page: Page, width: Width, colorScheme: "light" | "dark" = "light") {
  await stopClock(page);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
}

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));

for (const width of widths) {
  for (const path of [...pagePaths(), "/hi", "/hi/products/flare-62kw"]) {
    test(`${path} matches its screenshot at ${width} px`, async ({ page }) => {
      await prepare(page, width);
      await openAndHydrate(page, path);
      await compare(page, nameOf(path), width);
    });
  }

  for (const path of ["/", "/products", "/products/flare-62kw"]) {
    test(`${path} matches its screenshot at ${width} px in the dark theme`, async ({ page }) => {
      await prepare(page, width, "dark");
      await openAndHydrate(page, path);
      await compare(page, `${nameOf(path)}-dark`, width);
    });
  }

  for (const path of ["/nowhere", "/products/nowhere", routes.offline.path]) {
    test(`${path} matches its screenshot at ${width} px`, async ({ page, noise }) => {
      await prepare(page, width);
      await openAndHydrate(page, path);
      await compare(page, nameOf(path), width);
      noise.length = 0;
    });
  }

  test(`open menu matches its screenshot at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await openAndHydrate(page, routes.offline.path);
    await page.getByRole("button", { name: width === 390 ? frame.menu.button : "PRODUCT" }).click();
    await expect(page.getByRole("link", { name: "View All Products" }).first()).toBeVisible();
    await compare(page, "menu", width);
  });

  test(`error screen matches its screenshot at ${width} px`, async ({ page, noise }) => {
    await prepare(page, width);
    await breakRendering(page);
    await page.goto("/#contact");
    await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    await compare(page, "error", width);
    noise.length = 0;
  });
}
