import type { Page } from "@playwright/test";
import { productCard } from "#content/product-card.ts";
import { products } from "#content/products.ts";
import { delayRequests } from "./delay-requests.ts";
import { loadFullPage } from "./full-page.ts";
import { expect, mainHeading, open, test, waitForFirstScreen, waitForHydration } from "./test.ts";

const onePageOfEachKind = ["/", "/products", "/products/flare-62kw"];

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const delayScripts = (page: Page) => delayRequests(page, "**/assets/*.js");

for (const path of onePageOfEachKind) {
  test(`${path} shows its text and fits 320 px when fonts fail to load`, async ({ page, noise }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await expect(mainHeading(page)).toBeVisible();
    // Text is shown in a fallback font until the web font has loaded.
    const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
    expect(new Set(displays.filter((display) => display !== "auto"))).toEqual(new Set(["swap"]));
    expect(await horizontalOverflow(page)).toBe(0);
    noise.length = 0;
  });
}

const drawn = new Map(products.map(({ model }) => [productCard.drawing({ model }), productCard.photo({ model })]));

/** Names of all images. A product whose picture is missing shows a drawing, which counts as the same image. */
const imageNames = (page: Page) =>
  page
    .getByRole("img")
    .evaluateAll((all) => all.map((image) => image.getAttribute("alt") ?? image.ariaLabel ?? ""))
    .then((names) => names.map((name) => drawn.get(name) ?? name));
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of onePageOfEachKind) {
  test(`${path} keeps its height and image names when pictures fail to load`, async ({ page, noise }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await waitForHydration(page);
    await loadFullPage(page);
    const before = { height: await height(page), names: await imageNames(page) };
    await page.route("**/pictures/**", (route) => route.abort());
    await open(page, path);
    await waitForHydration(page);
    await loadFullPage(page);
    await expect(page.locator("img[data-picture]:visible")).toHaveCount(0);
    expect(await height(page)).toBe(before.height);
    expect(await imageNames(page)).toEqual(expect.arrayContaining(before.names));
    noise.length = 0;
  });
}

for (const path of onePageOfEachKind) {
  test(`${path} shows its text and its links work before any script has loaded`, async ({ page, noise }) => {
    const release = await delayScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(mainHeading(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/.{600}/s, { useInnerText: true });
    await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
    await expect(page).toHaveURL("/products/flare-82kw");
    await expect(mainHeading(page)).toHaveText("FLARE 8.2KW");
    release();
    await waitForFirstScreen(page);
    noise.length = 0;
  });
}
