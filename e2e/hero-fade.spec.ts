/** How one slide of the hero changes into the next, at set times of the animations. */
import type { Page } from "@playwright/test";
import { expect, open, stopClock, test } from "./test.ts";
import { lowContrastText } from "./text-contrast.ts";

test.use({ viewport: { width: 1120, height: 680 } });

/** Stops all animations at their start; `at` then moves them. */
async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Moves the fade from noon to golden hour to a time, and reads it. */
const at = (page: Page, time: number) =>
  page.evaluate((now) => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.currentTime = now;
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return getComputedStyle(element);
    };
    const opacity = (selector: string) => Math.round(Number(style(selector).opacity) * 100) / 100;
    const slide = (name: string) =>
      [".scene", ".headline", ".lead"].map((part) => opacity(`[data-scene="${name}"] ${part}`));
    return {
      noon: slide("noon"),
      golden: slide("golden"),
      colours: [style(".site-header").color, style(".hero").color],
    };
  }, time);

const COAL = "rgb(20, 24, 28)";
const CREAM = "rgb(255, 246, 230)";
const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);

test("words leave within 250 ms and arrive from 450 to 800 ms, and colours change at 500 ms", async ({ page }) => {
  await stopClock(page);
  await open(page, "/");
  await page.getByRole("button", { name: "Go to slide 2" }).click();
  await expect(page.locator('[data-scene="noon"] .headline')).toHaveCSS("opacity", "1");
  await expect(page.locator('[data-scene="sunrise"] .scene')).toHaveCSS("opacity", "0");
  const sun = page.locator(".day-sun");
  const start = middle(await sun.boundingBox());

  await stopAnimations(page);
  const dot = page.getByRole("button", { name: "Go to slide 3" });
  await dot.click();
  await page.mouse.move(0, 0);
  const before = [COAL, COAL];
  const after = [CREAM, CREAM];
  // Opacity of picture, headline and lead.
  expect.soft(await at(page, 0)).toEqual({ noon: [1, 1, 1], golden: [0, 0, 0], colours: before });
  expect.soft(await at(page, 125)).toEqual({ noon: [1, 0.5, 0.5], golden: [0.13, 0, 0], colours: before });
  expect.soft(await at(page, 250)).toEqual({ noon: [1, 0, 0], golden: [0.25, 0, 0], colours: before });
  expect.soft(await at(page, 450)).toEqual({ noon: [1, 0, 0], golden: [0.45, 0, 0], colours: before });
  expect.soft(await at(page, 499)).toEqual({ noon: [1, 0, 0], golden: [0.5, 0.14, 0.14], colours: before });
  expect.soft(await lowContrastText(page, ".site-header"), "before the middle").toEqual([]);
  expect.soft(await at(page, 501)).toEqual({ noon: [1, 0, 0], golden: [0.5, 0.15, 0.15], colours: after });
  expect.soft(await lowContrastText(page, ".site-header"), "after the middle").toEqual([]);
  const halfway = middle(await sun.boundingBox());
  expect.soft(await at(page, 800)).toEqual({ noon: [1, 0, 0], golden: [0.8, 1, 1], colours: after });
  expect.soft(await at(page, 1000)).toEqual({ noon: [0, 0, 0], golden: [1, 1, 1], colours: after });
  const end = middle(await dot.boundingBox());
  expect(halfway).toBeGreaterThan(start);
  expect(halfway).toBeLessThan(end);
  expect(middle(await sun.boundingBox())).toBeCloseTo(end, 0);

  await page.getByRole("button", { name: "Go to slide 1" }).click();
  await page.mouse.move(0, 0);
  for (const time of [499, 501]) {
    expect.soft((await at(page, time)).colours[0]).toBe(time < 500 ? CREAM : COAL);
    expect.soft(await lowContrastText(page, ".site-header"), `from dark to light at ${time} ms`).toEqual([]);
  }
});

test("slides change by a cut when reduced motion is set", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await open(page, "/");
  await stopAnimations(page);
  await page.getByRole("button", { name: "Go to slide 3" }).click();
  await expect(page.locator('[data-scene="golden"]')).toHaveAttribute("data-current");
  expect(await page.evaluate(() => document.querySelector(".hero")?.getAnimations({ subtree: true }).length)).toBe(0);
  await expect(page.locator('[data-scene="golden"] .headline')).toHaveCSS("opacity", "1");
  await expect(page.locator('[data-scene="sunrise"] .headline')).toHaveCSS("opacity", "0");
});
