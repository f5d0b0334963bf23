/** How one slide of the hero changes into the next, at set times of the animations. */
import type { Page } from "@playwright/test";
import { hero } from "#content/hero.ts";
import { stopAnimations } from "./stop-animations.ts";
import { expect, open, stopClock, test } from "./test.ts";
import { lowContrastText } from "./text-contrast.ts";

test.use({ viewport: { width: 1120, height: 680 } });

type Places = { from: number; to: number };

/** A slide with dark words on a light sky, and one with light words. */
async function lightAndDark(page: Page): Promise<Places> {
  const tones = await page.locator(".slide").evaluateAll((all) => all.map((slide) => slide.getAttribute("data-tone")));
  return { from: tones.lastIndexOf("ink"), to: tones.indexOf("cream") };
}

const dotOf = (page: Page, place: number) => page.getByRole("button", { name: hero.goTo({ number: place + 1 }) });

/** Moves the fade between two slides to a time, and reads it. */
const at = (page: Page, time: number, places: Places) =>
  page.evaluate(
    ([now, { from, to }]) => {
      for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.currentTime = now;
      const style = (selector: string, place = 0) => {
        const element = document.querySelectorAll(selector)[place];
        if (!element) throw new Error(`no ${selector}`);
        return getComputedStyle(element);
      };
      const slide = (place: number) =>
        [".scene", ".headline", ".lead"].map((part) => Math.round(Number(style(part, place).opacity) * 100) / 100);
      return { from: slide(from), to: slide(to), colours: [style(".site-header").color, style(".hero").color] };
    },
    [time, places] as const,
  );

const COAL = "rgb(20, 24, 28)";
const CREAM = "rgb(255, 246, 230)";
const middle = (box: { x: number; width: number } | null) => (box ? box.x + box.width / 2 : 0);

test("words leave within 250 ms and arrive from 450 to 800 ms, and colours change at 500 ms", async ({ page }) => {
  await stopClock(page);
  await open(page, "/");
  const places = await lightAndDark(page);
  await dotOf(page, places.from).click();
  await expect(page.locator(".headline").nth(places.from)).toHaveCSS("opacity", "1");
  await expect(page.locator(".slide:not([data-current]) .scene").first()).toHaveCSS("opacity", "0");
  const sun = page.locator(".day-sun");
  const start = middle(await sun.boundingBox());

  await stopAnimations(page);
  const dot = dotOf(page, places.to);
  await dot.click();
  await page.mouse.move(0, 0);
  const before = [COAL, COAL];
  const after = [CREAM, CREAM];
  const now = (time: number) => at(page, time, places);
  // Opacity of picture, headline and lead.
  expect.soft(await now(0)).toEqual({ from: [1, 1, 1], to: [0, 0, 0], colours: before });
  expect.soft(await now(125)).toEqual({ from: [1, 0.5, 0.5], to: [0.13, 0, 0], colours: before });
  expect.soft(await now(250)).toEqual({ from: [1, 0, 0], to: [0.25, 0, 0], colours: before });
  expect.soft(await now(450)).toEqual({ from: [1, 0, 0], to: [0.45, 0, 0], colours: before });
  expect.soft(await now(499)).toEqual({ from: [1, 0, 0], to: [0.5, 0.14, 0.14], colours: before });
  expect.soft(await lowContrastText(page, ".site-header"), "before the middle").toEqual([]);
  expect.soft(await now(501)).toEqual({ from: [1, 0, 0], to: [0.5, 0.15, 0.15], colours: after });
  expect.soft(await lowContrastText(page, ".site-header"), "after the middle").toEqual([]);
  const halfway = middle(await sun.boundingBox());
  expect.soft(await now(800)).toEqual({ from: [1, 0, 0], to: [0.8, 1, 1], colours: after });
  expect.soft(await now(1000)).toEqual({ from: [0, 0, 0], to: [1, 1, 1], colours: after });
  const end = middle(await dot.boundingBox());
  expect(halfway).toBeGreaterThan(Math.min(start, end));
  expect(halfway).toBeLessThan(Math.max(start, end));
  expect(middle(await sun.boundingBox())).toBeCloseTo(end, 0);

  await dotOf(page, places.from).click();
  await page.mouse.move(0, 0);
  for (const time of [499, 501]) {
    expect.soft((await now(time)).colours[0]).toBe(time < 500 ? CREAM : COAL);
    expect.soft(await lowContrastText(page, ".site-header"), `from dark to light at ${time} ms`).toEqual([]);
  }
});
