import type { Page } from "@playwright/test";
import { expect, openWhole, test } from "./test.ts";

const arriving = (page: Page) => page.locator("#products .arrive").first();

/** Scrolls until the element's top stands at the given share of the window's height. */
const bring = (page: Page, share: number) =>
  arriving(page).evaluate((element, at) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - at * window.innerHeight, behavior: "instant" });
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, share);

const scale = (page: Page) =>
  arriving(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).scale) || 1);

test("what comes into view arrives once, by the scroll, and then stays", async ({ page }) => {
  await openWhole(page, "/");
  await page.evaluate(() => {
    // Waking its parts has passed them all: as if nobody had seen them yet.
    window.scrollTo(0, 0);
    for (const element of document.querySelectorAll("[data-arrived]")) element.removeAttribute("data-arrived");
    const ends = new WeakMap<EventTarget, number>();
    document.addEventListener("animationend", ({ target, animationName }) => {
      if (animationName !== "arrive" || !target) return;
      ends.set(target, (ends.get(target) ?? 0) + 1);
      (target as HTMLElement).dataset.ends = String(ends.get(target));
    });
  });
  await bring(page, 0.95);
  expect(await scale(page)).toBeLessThan(0.99);
  await bring(page, 0.1);
  await expect(arriving(page)).toHaveAttribute("data-ends", "1");
  await expect.poll(() => scale(page)).toBe(1);
  // Back up until it is out of sight, and down again.
  await bring(page, 1.5);
  await bring(page, 0.95);
  expect(await scale(page)).toBe(1);
  await bring(page, 0.1);
  await expect(arriving(page)).toHaveAttribute("data-ends", "1");
});

for (const [name, media] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["on paper", { media: "print" }],
] as const) {
  test(`nothing waits to be seen ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto("/");
    expect(await scale(page)).toBe(1);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("what is on the screen has arrived", async ({ page }) => {
    await page.goto("/");
    await arriving(page).scrollIntoViewIfNeeded();
    await expect.poll(() => scale(page)).toBe(1);
  });
});
