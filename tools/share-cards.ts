/** Takes share images (1200 x 630) from hero and product stages. Needs a running site: ADDRESS, or http://localhost:3000. */
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { products } from "#content/products.ts";
import { productPath, productSlug } from "../src/model/slug.ts";
import { launchOptions } from "./chromium.ts";

const address = process.env.ADDRESS ?? "http://localhost:3000";
const size = { width: 1200, height: 630 };
const OUTPUT = "public/share";

/** Hides controls and navigation. */
const heroStyles = `
  .site-header nav, .site-header button, .hero-buttons, .day-dial { display: none !important }
  .hero { height: 630px !important }
  .slide-words { padding-bottom: 48px !important }`;
const stageStyles = `
  .site-header nav, .site-header button, .stage-crumb, .gallery-thumbs, .stage-summary a { display: none !important }
  .site-header { position: absolute !important; inset: 0 0 auto; background: none !important; box-shadow: none !important }
  .stage-frame { height: 630px !important }
  .stage-numeral { top: 120px !important; scale: 0.84; transform-origin: 0 0 }`;

const cards = [
  { file: "flare.jpg", path: "/", css: heroStyles },
  ...products.map((product) => ({
    file: `${productSlug(product.model)}.jpg`,
    path: productPath(product),
    css: stageStyles,
  })),
];

await mkdir(OUTPUT, { recursive: true });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: size,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  colorScheme: "light",
  bypassCSP: true,
});
for (const { file, path, css } of cards) {
  await page.goto(address + path, { waitUntil: "networkidle" });
  await page.addStyleTag({ content: css });
  await page.evaluate(() => {
    const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
    return Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
  await page.screenshot({ path: `${OUTPUT}/${file}`, type: "jpeg", quality: 84, clip: { x: 0, y: 0, ...size } });
  console.log(`${OUTPUT}/${file}`);
}
await browser.close();
