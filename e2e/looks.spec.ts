import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { changedTiles } from "./changed-tiles.ts";
import { allHydrated, expect, open, openWhole, stopClock, test } from "./test.ts";
import { backToTop, showPictures } from "./whole-page.ts";

/**
 * How every page looks, kept as small pictures: a change that nobody meant shows up here. Letters may be drawn a little
 * differently elsewhere, so each picture is compared tile by tile, and a tile counts when much of it is clearly another
 * colour. `npm run looks` takes the pictures anew.
 */
const FOLDER = "e2e/looks";
/** How wide the kept copy is, by the width of the window. */
const KEPT = { 390: 240, 1440: 480 } as const;
type Width = keyof typeof KEPT;
const widths = [390, 1440] as const;

async function compare(page: Page, name: string, width: Width) {
  await backToTop(page);
  await showPictures(page);
  const shot = await sharp(await page.screenshot({ fullPage: true }))
    .resize(KEPT[width])
    .flatten()
    .removeAlpha()
    .webp({ quality: 80 })
    .toBuffer();
  const file = `${FOLDER}/${name}-${width}.webp`;
  if (process.env.UPDATE_LOOKS) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, shot);
  }
  expect(existsSync(file), `${file} is missing: run "npm run looks"`).toBe(true);
  expect(await changedTiles(await readFile(file), shot)).toEqual([]);
}

async function prepare(page: Page, width: Width, colorScheme: "light" | "dark" = "light") {
  await stopClock(page);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
}

const nameOf = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));

for (const width of widths) {
  for (const path of pagePaths()) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await prepare(page, width);
      await open(page, path);
      await compare(page, nameOf(path), width);
    });
  }

  for (const path of ["/", "/products", "/products/flare-62kw"]) {
    test(`${path} looks as it did at ${width} px in the dark`, async ({ page }) => {
      await prepare(page, width, "dark");
      await open(page, path);
      await compare(page, `${nameOf(path)}-dark`, width);
    });
  }

  for (const path of ["/nowhere", "/products/nowhere", routes.offline.path]) {
    test(`${path} looks as it did at ${width} px`, async ({ page, noise }) => {
      await prepare(page, width);
      // So short that its footer is on the screen, and comes to life sooner or later.
      await openWhole(page, path);
      await compare(page, nameOf(path), width);
      noise.length = 0;
    });
  }

  test(`the opened menu looks as it did at ${width} px`, async ({ page }) => {
    await prepare(page, width);
    await openWhole(page, routes.offline.path);
    await page.getByRole("button", { name: width === 390 ? "Open menu" : "PRODUCT" }).click();
    await expect(page.getByRole("link", { name: "View All Products" }).first()).toBeVisible();
    await compare(page, "menu", width);
  });

  test(`the error screen looks as it did at ${width} px`, async ({ page, noise }) => {
    await prepare(page, width);
    await page.route(/\/assets\/product-[^c].*\.js/, (route) => route.abort());
    await open(page, "/products/flare-42kw");
    await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    await allHydrated(page);
    await compare(page, "error", width);
    noise.length = 0;
  });
}
