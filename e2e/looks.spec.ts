import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { pagePaths } from "../src/site-map.ts";
import { expect, open, stopClock, test } from "./test.ts";

/**
 * How every page looks, kept as small pictures: a change that nobody meant shows up here. Letters may be drawn a little
 * differently elsewhere, so a page counts as changed only when more than a hundredth of it is clearly another colour.
 * `npm run looks` takes the pictures anew.
 */
const FOLDER = "e2e/looks";
const SMALL = 240;
const CLEARLY = 28;
const TOLERATED = 0.01;

const small = (picture: Buffer) => sharp(picture).resize(SMALL).flatten().removeAlpha();

async function changed(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [before, after].map((picture) => sharp(picture).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error("nothing to compare");
  expect(b.info.height, "the page's height").toBeCloseTo(a.info.height, -1);
  const pixels = Math.min(a.data.length, b.data.length) / 3;
  let different = 0;
  for (let i = 0; i < pixels * 3; i += 3) {
    const distance = [0, 1, 2].map((c) => Math.abs((a.data[i + c] ?? 0) - (b.data[i + c] ?? 0)));
    if (Math.max(...distance) > CLEARLY) different += 1;
  }
  return different / pixels;
}

for (const path of pagePaths()) {
  for (const width of [390, 1440]) {
    test(`${path} looks as it did at ${width} px`, async ({ page }) => {
      await stopClock(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      await open(page, path);
      // Pictures load as they near the screen: here all at once.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
        return Promise.all([
          document.fonts.ready,
          ...[...document.images]
            .filter((image) => image.checkVisibility())
            .map((image) => image.decode().catch(() => {})),
        ]);
      });
      const shot = await small(await page.screenshot({ fullPage: true }))
        .webp({ quality: 90 })
        .toBuffer();
      const file = `${FOLDER}/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}-${width}.webp`;
      if (process.env.UPDATE_LOOKS) {
        await mkdir(FOLDER, { recursive: true });
        await writeFile(file, shot);
      }
      expect(existsSync(file), `${file} is missing: run "npm run looks"`).toBe(true);
      expect(await changed(await readFile(file), shot)).toBeLessThanOrEqual(TOLERATED);
    });
  }
}
