import type { Page } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { expect, openHydrated, test } from "./test.ts";

/** Elements beyond the edge of the page, text cut off by its container, and words broken across lines. */
const overflows = (page: Page, { mayBreak = false } = {}): Promise<string[]> =>
  page.evaluate((mayBreak) => {
    const root = document.documentElement;
    const name = (element: Element) => `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.checkVisibility(),
    );
    const found =
      root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`, ...wide.map(name)] : [];
    /** The ancestor that would cut off the element, or nothing if it is inside a scrollable one. */
    const clippingBoxOf = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll") return undefined;
        if (overflowX === "hidden" || overflowX === "clip") return box;
      }
      return root;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest("[aria-hidden=true], option, svg") || getComputedStyle(element).clipPath !== "none") continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = clippingBoxOf(element)?.getBoundingClientRect();
      if (!box || box.width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = [...range.getClientRects()].some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      if (cut) found.push(`${name(element)} ${node.textContent.trim().slice(0, 40)}`);
      if (mayBreak) continue;
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\d.]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`${name(element)} breaks "${word}"`);
      }
    }
    return found;
  }, mayBreak);

const missing = ["/nowhere", "/products/nowhere"];
const everywhere = [...pagePaths(), ...missing, routes.offline.path];

for (const [title, width, height, deviceScaleFactor] of [
  ["at 320 px", 320, 640, 1],
  ["at 200 % zoom in a window of 1280 px", 640, 400, 2],
] as const) {
  test.describe(title, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });
    for (const path of everywhere) {
      test(`${path} shows all text and does not scroll sideways`, async ({ page, noise }) => {
        await openHydrated(page, path);
        expect(await overflows(page)).toEqual([]);
        if (missing.includes(path)) noise.length = 0;
      });
    }
  });
}

/** Sets the browser's default font size, on which all sizes and breakpoints depend. */
async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

// At twice the font size, 640 px correspond to 320 px. Some words are wider than 390 px and may break.
for (const width of [390, 640, 1280]) {
  for (const path of ["/", "/products", "/products/flare-62kw", "/products/flare-50kw-hybrid"]) {
    test(`${path} shows all text at ${width} px with twice the font size`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await setFontSize(page, 32);
      await openHydrated(page, path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      expect(await overflows(page, { mayBreak: width < 640 })).toEqual([]);
    });
  }
}

for (const [fontSize, width] of [
  [16, 320],
  [28, 360],
  [32, 390],
] as const) {
  test(`appliance list fits ${width} px with a font size of ${fontSize} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await setFontSize(page, fontSize);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Count your appliances" }).click();
    await page.locator("summary", { hasText: "More appliances" }).click();
    expect(await overflows(page, { mayBreak: fontSize > 16 })).toEqual([]);
  });
}

/** The text spacing of WCAG 1.4.12. */
const increaseTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Buttons that are too small for their text or too wide for their table cell. */
const overflowingButtons = (page: Page) =>
  page.locator("[class*=rounded-control]:visible").evaluateAll((all) =>
    all
      .filter((each) => {
        const cellEdge = each.closest("td")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
        return each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > cellEdge + 1;
      })
      .map((each) => each.textContent),
  );

for (const width of [320, 390, 1280]) {
  for (const path of [
    "/",
    `/products?compare=${pagePaths()
      .slice(2)
      .map((each) => each.split("/")[2])}`,
    "/products/flare-62kw",
  ]) {
    test(`${path} shows all text at ${width} px with increased text spacing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openHydrated(page, path);
      await expect(page.getByRole("link", { name: "Request Quote" }).first()).toBeVisible();
      await increaseTextSpacing(page);
      expect(await overflows(page, { mayBreak: true })).toEqual([]);
      expect(await overflowingButtons(page)).toEqual([]);
    });
  }
}

test.describe("with a very long word", () => {
  const LONG = "Thiruvananthapuram-Vishakhapatnam".repeat(6);

  test("form fields do not widen the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, "/");
    await page.getByRole("searchbox").fill(LONG);
    for (const label of ["Name", "Email", "Message"]) await page.getByLabel(label, { exact: true }).first().fill(LONG);
    expect(await overflows(page, { mayBreak: true })).toEqual([]);
  });

  test("product name, features and figures do not widen page or card", async ({ page }) => {
    for (const path of ["/products", "/products/flare-62kw"]) {
      await page.setViewportSize({ width: 390, height: 844 });
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
