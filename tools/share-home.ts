/** Takes the share image (1200 x 630) of all pages but the products' from the hero. Needs a running site: ADDRESS, or http://localhost:3000. */
import { chromium } from "@playwright/test";
import { launchOptions } from "./chromium.ts";

const address = process.env.ADDRESS ?? "http://localhost:3000";
const size = { width: 1200, height: 630 };
const OUTPUT = "public/share/flare.jpg";

/** Hides controls and navigation. */
const css = `
  .site-header nav, .site-header button, .hero-buttons, .day-dial { display: none !important }
  .hero { --hero-height: 630px !important }
  .slide-words { padding-bottom: 48px !important }`;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({
  viewport: size,
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  colorScheme: "light",
  bypassCSP: true,
});
await page.goto(address, { waitUntil: "networkidle" });
await page.addStyleTag({ content: css });
await page.evaluate(() => {
  const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < window.innerHeight);
  return Promise.all(shown.map((image) => image.decode().catch(() => {})));
});
await page.screenshot({ path: OUTPUT, type: "jpeg", quality: 84, clip: { x: 0, y: 0, ...size } });
console.log(OUTPUT);
await browser.close();
