import type { Page } from "@playwright/test";
import { pagePaths } from "../src/site-map.ts";
import { hold } from "./hold.ts";
import { allHydrated, expect, hydrated, open, test } from "./test.ts";
import { showPictures } from "./whole-page.ts";

const kinds = ["/", "/products", "/products/flare-62kw"];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const holdScripts = (page: Page) => hold(page, "**/assets/*.js");
const early = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });

for (const path of kinds) {
  test(`${path} without its fonts can be read, and fits on a phone`, async ({ page, noise }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(heading(page)).toBeVisible();
    // Words never wait for their typeface.
    const waits = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
    expect(new Set(waits.filter((display) => display !== "auto"))).toEqual(new Set(["swap"]));
    expect(await overhang(page)).toBe(0);
    noise.length = 0;
  });
}

/** In the place of a product's picture stands its drawing. */
const imageNames = (page: Page) =>
  page
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? image.ariaLabel ?? ""))
    .then((names) => names.map((name) => name.replace(/^Line drawing of the (.*)/, "$1 inverter")));
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of kinds) {
  test(`${path} without its pictures keeps its shape, and says what would be seen`, async ({ page, noise }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await allHydrated(page);
    await showPictures(page);
    const before = { height: await height(page), names: await imageNames(page) };
    await page.route("**/pictures/**", (route) => route.abort());
    await open(page, path);
    await allHydrated(page);
    await showPictures(page);
    await expect(page.locator("img[data-picture]:visible")).toHaveCount(0);
    expect(await height(page)).toBe(before.height);
    expect(await imageNames(page)).toEqual(expect.arrayContaining(before.names));
    noise.length = 0;
  });
}

for (const path of pagePaths()) {
  test(`${path} can be read and left by its links before any script has come`, async ({ page, noise }) => {
    const release = await holdScripts(page);
    await early(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/.{600}/s, { useInnerText: true });
    await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
    await expect(page).toHaveURL("/products/flare-82kw");
    await expect(heading(page)).toHaveText("FLARE 8.2KW");
    release();
    await hydrated(page);
    noise.length = 0;
  });
}
