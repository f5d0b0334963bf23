import type { Page } from "@playwright/test";
import sharp from "sharp";

type Rgb = readonly [r: number, g: number, b: number];
type TextLine = {
  text: string;
  colour: Rgb;
  large: boolean;
  box: { left: number; top: number; width: number; height: number };
};

/** Visible lines of text with their colour and position. Leaves out decoration, disabled controls and hidden text. */
const findText = (page: Page, within: string): Promise<TextLine[]> =>
  page.evaluate((selector) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    const rgba = (colour: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const isReadable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest("[aria-hidden=true], :disabled, [aria-disabled=true], .inactive, option") &&
      getComputedStyle(element).clipPath === "none";
    const found: TextLine[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim();
        if (!text || !element || !isReadable(element)) continue;
        const style = getComputedStyle(element);
        const isSvg = element instanceof SVGGraphicsElement;
        const [r = 0, g = 0, b = 0, alpha = 0] = rgba(isSvg ? style.fill : style.color);
        // Outlined text has no fill.
        if (alpha === 0) continue;
        const scale = isSvg ? (element.getScreenCTM()?.a ?? 1) : 1;
        const size = Number.parseFloat(style.fontSize) * scale;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, top, width, height } of range.getClientRects()) {
          if (left < 0 || left + width > document.documentElement.clientWidth || width < 2 || height < 2) continue;
          found.push({
            text: text.slice(0, 40),
            colour: [r, g, b],
            large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
            box: { left, top: top + window.scrollY, width, height },
          });
        }
      }
    }
    return found;
  }, within);

/** By a constructed stylesheet, since the Content Security Policy blocks style elements. */
const hideText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*, ::placeholder { color: transparent !important } text, tspan { fill: transparent !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
const showText = (page: Page) => page.evaluate(() => void document.adoptedStyleSheets.pop());

/** Compresses less than Playwright does, which takes half the time. */
async function screenshot(page: Page, fullPage: boolean): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize, cssVisualViewport } = await session.send("Page.getLayoutMetrics");
  const { clientWidth: width, clientHeight, pageY } = cssVisualViewport;
  const [y, height] = fullPage ? [0, cssContentSize.height] : [pageY, clientHeight];
  const { data } = await session.send("Page.captureScreenshot", {
    clip: { x: 0, y, width, height, scale: 1 },
    captureBeyondViewport: fullPage,
    optimizeForSpeed: true,
  });
  // Not detached: that would let animations run again which a test has stopped.
  return Buffer.from(data, "base64");
}

/** Lookup table by channel value: a power for each of millions of pixels would be slow. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const c = value / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function luminance(colour: ArrayLike<number>, at = 0): number {
  const channel = (i: number) => linear[colour[at + i] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Fraction of pixels that may have less contrast, for small bright details such as stars. */
const TOLERATED = 0.01;

/** Lines of text with too little contrast, measured against a screenshot without text. The bar is WCAG AA. */
export async function lowContrastText(
  page: Page,
  within: string,
  { fullPage = false }: { fullPage?: boolean } = {},
): Promise<string[]> {
  const lines = await findText(page, within);
  const from = fullPage ? 0 : await page.evaluate(() => window.scrollY);
  await hideText(page);
  const { data, info } = await sharp(await screenshot(page, fullPage))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await showText(page);
  const failures: string[] = [];
  for (const { text, colour, large, box } of lines) {
    const required = large ? 3 : 4.5;
    const textLuminance = luminance(colour);
    let [pixels, low, worst] = [0, 0, required];
    const [top, bottom] = [Math.max(0, box.top - from), Math.min(info.height, box.top - from + box.height)];
    for (let y = Math.round(top); y < Math.floor(bottom); y += 1) {
      for (let x = Math.round(box.left); x < Math.floor(box.left + box.width); x += 1) {
        pixels += 1;
        const ratio = contrast(textLuminance, luminance(data, (y * info.width + x) * 3));
        if (ratio < required) low += 1;
        worst = Math.min(worst, ratio);
      }
    }
    if (low <= pixels * TOLERATED) continue;
    failures.push(`${worst.toFixed(2)} < ${required}: "${text}" at ${Math.round(box.left)}, ${Math.round(box.top)}`);
  }
  if (lines.length === 0) throw new Error(`no text in ${within}`);
  return failures;
}
