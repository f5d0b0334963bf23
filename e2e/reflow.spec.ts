import type { Page } from "@playwright/test";
import { planner } from "#content/planner.ts";
import { products } from "#content/products.ts";
import { productSlug } from "../src/model/slug.ts";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { fill } from "./contact-form.ts";
import { increaseTextSpacing, overflowingButtons, overflows, resetTextSpacing, setFontSize } from "./overflow.ts";
import { expect, openHydrated, test } from "./test.ts";

const missing = ["/nowhere", "/products/nowhere"];
const comparison = `/products?compare=${products.map(({ model }) => productSlug(model))}`;
/** The other product pages have the same layout. */
const onePageOfEachKind = ["/", "/products", comparison, "/products/flare-62kw", "/products/flare-50kw-hybrid"];

/** Waits for what the page changes by script at another width. */
async function resize(page: Page, width: number, height = 844) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

test.use({ viewport: { width: 320, height: 640 } });

for (const path of [...pagePaths(), comparison, ...missing, routes.offline.path]) {
  test(`${path} shows all text and does not scroll sideways at 320 px and at 200 % zoom`, async ({ page, noise }) => {
    await openHydrated(page, path);
    expect.soft(await overflows(page)).toEqual([]);
    await resize(page, 640, 400);
    expect.soft(await overflows(page), "1280 px at 200 %").toEqual([]);
    if (missing.includes(path)) noise.length = 0;
  });
}

for (const path of onePageOfEachKind) {
  test(`${path} shows all text with increased text spacing and with twice the font size`, async ({ page }) => {
    await openHydrated(page, path);
    await increaseTextSpacing(page);
    for (const width of [320, 390, 1280]) {
      await resize(page, width);
      expect.soft(await overflows(page, { mayBreak: true }), `spacing at ${width} px`).toEqual([]);
      expect.soft(await overflowingButtons(page), `buttons at ${width} px`).toEqual([]);
    }
    await resetTextSpacing(page);
    await setFontSize(page, 32);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    // At twice the font size, 640 px correspond to 320 px. Some words are wider than 390 px and may break.
    for (const width of [390, 640, 1280]) {
      await resize(page, width);
      expect.soft(await overflows(page, { mayBreak: width < 640 }), `32 px at ${width} px`).toEqual([]);
    }
  });
}

test("appliance list fits the screen at three font sizes", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: planner.list.heading }).click();
  await page.locator("summary", { hasText: planner.list.more }).click();
  for (const [fontSize, width] of [
    [16, 320],
    [28, 360],
    [32, 390],
  ] as const) {
    await setFontSize(page, fontSize);
    await resize(page, width);
    expect.soft(await overflows(page, { mayBreak: fontSize > 16 }), `${fontSize} px at ${width} px`).toEqual([]);
  }
});

test.describe("with a very long word", () => {
  const LONG = "Thiruvananthapuram-Vishakhapatnam".repeat(6);
  test.use({ viewport: { width: 390, height: 844 } });

  test("form fields do not widen the page", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("searchbox").fill(LONG);
    await fill(page, { name: LONG, email: LONG, message: LONG });
    expect(await overflows(page, { mayBreak: true })).toEqual([]);
  });

  test("product name, features and figures do not widen page or card", async ({ page }) => {
    for (const path of ["/products", "/products/flare-62kw"]) {
      await openHydrated(page, path);
      await page.evaluate((long) => {
        for (const element of document.querySelectorAll("h1, h2, h3, td, dd, li, p")) {
          if (element.childElementCount === 0) element.textContent = long;
          else if (element.matches(":is(h3, footer li):has(> a:only-child)"))
            (element.firstElementChild as Element).textContent = long;
        }
      }, LONG);
      expect(await overflows(page, { mayBreak: true })).toEqual([]);
    }
  });
});
