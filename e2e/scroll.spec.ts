import type { Page } from "@playwright/test";
import { expect, openAndHydrate, test } from "./test.ts";

const animated = (page: Page) => page.locator("#products .reveal").first();

/** Scrolls until the element's top is at the given fraction of the window's height. */
const scrollTo = (page: Page, share: number) =>
  animated(page).evaluate((element, at) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - at * window.innerHeight, behavior: "instant" });
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, share);

const scale = (page: Page) =>
  animated(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).scale) || 1);

const background = (element: Element) => getComputedStyle(element).backgroundColor;

async function expectHeaderBackground(page: Page) {
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const seen = new Set<string>();
  for (const selector of ["#about", "#solutions", "#services > :first-child", "#services > :last-child", "#contact"]) {
    const section = page.locator(selector);
    await section.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY));
    const colour = await section.evaluate(background);
    await expect(header, selector).toHaveCSS("background-color", colour);
    seen.add(colour);
  }
  expect(seen.size).toBe(5);
}

async function expectFinalSize(page: Page) {
  expect(await scale(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // A scroll-driven animation starts with the next frame.
  await expect.poll(() => scale(page)).toBeLessThan(1);
  await page.emulateMedia({ media: "print" });
  expect(await scale(page)).toBe(1);
}

async function expectOneAnimation(page: Page) {
  await page.evaluate(() => {
    // Reset: as if nothing had been scrolled into view yet.
    window.scrollTo(0, 0);
    for (const element of document.querySelectorAll("[data-revealed]")) element.removeAttribute("data-revealed");
    const ends = new WeakMap<EventTarget, number>();
    document.addEventListener("animationend", ({ target, animationName }) => {
      if (animationName !== "reveal" || !target) return;
      ends.set(target, (ends.get(target) ?? 0) + 1);
      (target as HTMLElement).dataset.ends = String(ends.get(target));
    });
  });
  await scrollTo(page, 0.95);
  expect(await scale(page)).toBeLessThan(0.99);
  await scrollTo(page, 0.1);
  await expect(animated(page)).toHaveAttribute("data-ends", "1");
  await expect.poll(() => scale(page)).toBe(1);
  // Scroll it out of view and back.
  await scrollTo(page, 1.5);
  await scrollTo(page, 0.95);
  expect(await scale(page)).toBe(1);
  await scrollTo(page, 0.1);
  await expect(animated(page)).toHaveAttribute("data-ends", "1");
}

test("while home scrolls, the header takes the background of the section under it, and cards animate in once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndHydrate(page, "/");
  await test.step("card below the first screen has its final size with reduced motion and in print", () =>
    expectFinalSize(page));
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await test.step("sticky header has the background of the section under it", () => expectHeaderBackground(page));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await test.step("card animates in as it is scrolled into view, and does not animate a second time", () =>
    expectOneAnimation(page));
});
