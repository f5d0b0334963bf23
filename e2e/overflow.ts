import { expect, type Page } from "@playwright/test";

/** Waits for what the page changes by script at another width. */
export async function resize(page: Page, width: number, height = 844) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Elements beyond the edge of the page, text cut off by its container, and words broken across lines. */
export const overflows = (page: Page, { mayBreak = false } = {}): Promise<string[]> =>
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

/** Sets the browser's default font size, on which all sizes and breakpoints depend. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** The text spacing of WCAG 1.4.12. */
export const increaseTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });

export const resetTextSpacing = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** Buttons that are too small for their text or too wide for their table cell. */
export const overflowingButtons = (page: Page) =>
  page.locator(":is(a, button).rounded-control:visible").evaluateAll((all) =>
    all
      .filter((each) => {
        const cellEdge = each.closest("td")?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
        return each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > cellEdge + 1;
      })
      .map((each) => each.textContent),
  );
