/** Full-page screenshots of every page at several widths, into captures/. Needs a running site: ADDRESS, or http://localhost:3000. */
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { pagePaths } from "../src/site-map.ts";
import { launchOptions } from "./chromium.ts";

const url = process.env.ADDRESS ?? "http://localhost:3000";
const widths = (process.env.WIDTHS ?? "360,390,820,1280,1440,1920").split(",").map(Number);
const paths = process.argv.length > 2 ? process.argv.slice(2) : [...pagePaths(), "/nowhere", "/products/nowhere"];

await mkdir("captures", { recursive: true });
// Decodes pictures synchronously: otherwise large ones are missing from full-page screenshots.
const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, "--disable-checker-imaging"] });
for (const width of widths) {
  const height = width < 700 ? 844 : 900;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    // Scrolls through the page to load lazy pictures.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      }
      window.scrollTo(0, 0);
    });
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: `captures/${name}-${width}.png`, fullPage: true });
    console.log(`captures/${name}-${width}.png`);
  }
  await page.close();
}
await browser.close();
