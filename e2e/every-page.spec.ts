/** Loads every page on a phone, and one page of each kind on a desktop, and checks on that load what needs no interaction. */

import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { featured } from "#content/featured.ts";
import { products } from "#content/products.ts";
import { solutionTiles } from "#content/solution-tiles.ts";
import { productPath } from "../src/format/paths.ts";
import { compareParam, parseCompare } from "../src/model/compare.ts";
import type { Product } from "../src/model/product.ts";
import { CARDS_AT_ONCE, sampleBySize } from "../src/model/range.ts";
import { relatedProducts } from "../src/model/related.ts";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { auditColours, auditPage, auditWithoutColours } from "./axe.ts";
import { productOf } from "./catalogue.ts";
import { loadFullPage, scrollToTop } from "./full-page.ts";
import {
  increaseTextSpacing,
  overflowingButtons,
  overflows,
  resetTextSpacing,
  resize,
  setFontSize,
} from "./overflow.ts";
import { expect, openAndHydrate, test } from "./test.ts";
import { lowContrastText } from "./text-contrast.ts";
import { smallTouchTargets } from "./touch-targets.ts";
import { expectUndistorted } from "./undistorted-pictures.ts";

/** Number of pictures by selector, on a phone and on a desktop. */
type PictureCounts = Record<string, readonly [phone: number, desktop: number]>;

const onBoth = (count: number) => [count, count] as const;
/** The others show a drawing. */
const pictured = (shown: readonly Product[]): number => shown.filter(({ picture }) => picture).length;

const home: PictureCounts = {
  "#home": onBoth(1),
  "#about": onBoth(1),
  // One to a tile, and the house with the energy flow.
  "#solutions": onBoth(solutionTiles.length + 1),
  "#products .product-card": onBoth(pictured(products.slice(0, CARDS_AT_ONCE))),
  "#services": onBoth(1),
};
const listing: PictureCounts = {
  ".line-up": onBoth(pictured(sampleBySize(products))),
  "[data-ground]": onBoth(pictured(featured.map(({ product }) => productOf(product)))),
  ".product-card": onBoth(pictured(products.slice(0, CARDS_AT_ONCE))),
};

const compared = parseCompare(compareParam(products), products);
const comparison: PictureCounts = { ".compare-table": [0, pictured(compared)] };
const comparisonPath = `/products?compare=${compareParam(compared)}`;

function onProductPage(product: Product): PictureCounts {
  const { picture, views = [] } = product;
  return {
    ".gallery-view": onBoth(pictured([product])),
    // All views but the last, which is beside the key features.
    ".gallery-thumbs": onBoth(picture && views.length > 1 ? views.length : 0),
    ".close-up": onBoth(Math.min(views.length, 1)),
    ".product-card": onBoth(pictured(relatedProducts(products, product))),
  };
}

const pictures: Record<string, PictureCounts> = {
  "/": home,
  "/products": listing,
  [comparisonPath]: comparison,
  ...Object.fromEntries(products.map((product) => [productPath(product), onProductPage(product)])),
};

const missing = ["/nowhere", "/products/nowhere"];
/** The home page is opened with invalid planner values, so that its error states are checked too. */
const urlOf = (path: string) => (path === "/" ? "/?rate=abc&assume=headroom-30&watts=ac15-zz" : path);
const nameOf = (path: string) => (path === comparisonPath ? "comparison of all products" : path);
const everyPage = [...pagePaths(), comparisonPath, ...missing, routes.offline.path];
const onePageOfEachKind = ["/", comparisonPath, "/products/flare-62kw", "/products/flare-50kw-hybrid", "/nowhere"];
/** The other product pages have the same layout, and the other pages no text on pictures (styles/contrast.test.ts). */
const onePageOfEachLayout = ["/", "/products", comparisonPath, "/products/flare-62kw", "/products/flare-50kw-hybrid"];

async function expectHeadings(page: Page) {
  await expect(page.locator("h1")).toHaveCount(1);
  const levels = await page.locator("h1,h2,h3,h4").evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
  for (const [i, level] of levels.entries()) expect.soft(level - (levels[i - 1] ?? level)).toBeLessThanOrEqual(1);
}

/** Elements and pseudo-elements with a transition or an animation. */
const animated = () =>
  [...document.querySelectorAll("*")].flatMap((element) =>
    ["", "::before", "::after"].flatMap((pseudo) => {
      const { transitionDuration, transitionDelay, animationDuration } = getComputedStyle(element, pseudo);
      const times = `${transitionDuration}, ${transitionDelay}, ${animationDuration}`;
      return /[1-9]/.test(times) ? [`${element.tagName}.${element.getAttribute("class")}${pseudo}: ${times}`] : [];
    }),
  );

async function expectNoMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect.soft((await page.evaluate(animated)).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect.soft(await page.evaluate(animated)).toEqual([]);
}

/** The home page has the most text on pictures, so both themes are checked at both widths. */
async function expectContrast(page: Page, path: string, theme: "light" | "dark") {
  const other = ({ light: "dark", dark: "light" } as const)[theme];
  for (const colorScheme of path === "/" ? [other, theme] : [theme]) {
    await page.emulateMedia({ colorScheme });
    await scrollToTop(page);
    await loadFullPage(page);
    expect.soft(await lowContrastText(page, "body", { fullPage: true }), colorScheme).toEqual([]);
  }
}

async function expectReflow(page: Page) {
  await resize(page, 320, 640);
  expect.soft(await overflows(page), "320 px").toEqual([]);
  await resize(page, 640, 400);
  expect.soft(await overflows(page), "1280 px at 200 %").toEqual([]);
}

async function expectRoomForSpacing(page: Page) {
  await increaseTextSpacing(page);
  for (const width of [320, 390, 1280]) {
    await resize(page, width);
    expect.soft(await overflows(page, { mayBreak: true }), `spacing at ${width} px`).toEqual([]);
    expect.soft(await overflowingButtons(page), `buttons at ${width} px`).toEqual([]);
  }
  await resetTextSpacing(page);
}

async function expectRoomForLargeFont(page: Page) {
  await setFontSize(page, 32);
  // At twice the font size, 640 px correspond to 320 px. Some words are wider than 320 px and may break.
  for (const width of [320, 640, 1280]) {
    await resize(page, width);
    expect.soft(await overflows(page, { mayBreak: width < 640 }), `32 px at ${width} px`).toEqual([]);
  }
  await setFontSize(page, 16);
}

/** Also shows the errors of an empty contact form. */
async function expandAll(page: Page) {
  const main = page.locator("main");
  await main.evaluate((element) => {
    for (const button of element.querySelectorAll<HTMLElement>("button[aria-expanded=false]")) button.click();
  });
  await expect(main.locator("button[aria-expanded=false]")).toHaveCount(0);
  await main.evaluate((element) => {
    for (const details of element.querySelectorAll("details")) details.open = true;
  });
  // Some content is rendered only after its details element has opened.
  await expect(main.locator("details > summary:only-child")).toHaveCount(0);
  const form = main.getByRole("form", { name: contact.section });
  if ((await form.count()) === 0) return;
  await form.getByRole("button", { name: contact.send }).click();
  await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
}

const expectPictures = (page: Page, path: string, column: 0 | 1) =>
  expectUndistorted(
    page,
    Object.fromEntries(Object.entries(pictures[path] ?? {}).map(([place, counts]) => [place, counts[column]])),
  );

// Many checks on one load.
test.describe.configure({ timeout: 60_000 });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

  for (const path of everyPage) {
    test(`${nameOf(path)} shows all text, and has one h1, large touch targets and no axe violation`, async ({
      page,
      noise,
    }) => {
      await openAndHydrate(page, urlOf(path));
      await test.step("one h1 and no skipped heading level", () => expectHeadings(page));
      await test.step("no motion when reduced motion is set", () => expectNoMotion(page));
      if (path in pictures) await test.step("undistorted pictures", () => expectPictures(page, path, 0));
      if (onePageOfEachLayout.includes(path)) {
        await test.step("enough contrast of text", () => expectContrast(page, path, "light"));
        await test.step("all text with increased spacing", () => expectRoomForSpacing(page));
        await test.step("all text with twice the font size", () => expectRoomForLargeFont(page));
      }
      await test.step("all text at 320 px and at 200 % zoom", () => expectReflow(page));
      await resize(page, 390);
      await expandAll(page);
      await test.step("controls of at least 44 px", async () => {
        expect.soft(await smallTouchTargets(page)).toEqual([]);
      });
      await test.step("no axe violation", async () => expect.soft(await auditPage(page)).toEqual([]));
      if (onePageOfEachKind.includes(path)) {
        await page.emulateMedia({ forcedColors: "active" });
        await test.step("no axe violation with forced colours", async () =>
          expect.soft(await auditWithoutColours(page)).toEqual([]));
      }
      if (missing.includes(path)) noise.length = 0;
    });
  }
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  for (const path of onePageOfEachKind) {
    test(`${nameOf(path)} has undistorted pictures and, in both themes, no axe violation`, async ({ page, noise }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await openAndHydrate(page, urlOf(path));
      if (path in pictures) await test.step("undistorted pictures", () => expectPictures(page, path, 1));
      if (onePageOfEachLayout.includes(path))
        await test.step("enough contrast of text", () => expectContrast(page, path, "dark"));
      await expandAll(page);
      await test.step("no axe violation of colours in the dark theme", async () =>
        expect.soft(await auditColours(page)).toEqual([]));
      await page.emulateMedia({ colorScheme: "light" });
      await test.step("no axe violation", async () => expect.soft(await auditPage(page)).toEqual([]));
      if (missing.includes(path)) noise.length = 0;
    });
  }
});
