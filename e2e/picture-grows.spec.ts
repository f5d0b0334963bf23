import type { Browser, Page } from "@playwright/test";
import { expect, open, openWhole, test } from "./test.ts";

/** Pictures that the browser would pair, on the page that is left and on the one that comes. */
type Pairing = { before: string[]; after: string[] };

const watchFades = (page: Page) =>
  page.addInitScript(() => {
    const named = () =>
      [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "product")
        .map((element) => element.getAttribute("data-picture") ?? element.localName);
    const fades: Pairing[] = [];
    Object.assign(window, { fades });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const fade: Pairing = { before: named(), after: [] };
      fades.push(fade);
      return start(async () => {
        await (change as (() => unknown) | undefined)?.();
        fade.after = named();
      });
    };
  });

const fades = (page: Page) => page.evaluate(() => (window as unknown as { fades: Pairing[] }).fades);

test("the picture of the card that was followed grows into the picture of the page, and back", async ({ page }) => {
  await watchFades(page);
  await openWhole(page, "/products");
  await page.locator(".product-card").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  const there = { before: ["packshot-82"], after: ["packshot-82"] };
  await expect.poll(() => fades(page)).toEqual([there]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "One range, five sizes" })).toBeVisible();
  await expect.poll(() => fades(page)).toEqual([there, there]);
});

test("from one product's page to another each picture stands alone", async ({ page }) => {
  await watchFades(page);
  await open(page, "/products/flare-62kw");
  await page.getByRole("region", { name: "Related products" }).getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  await expect.poll(() => fades(page)).toEqual([{ before: ["packshot-62"], after: ["packshot-82"] }]);
});

test("what is below rests for the fade, and no longer", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      Object.assign(window, { rested: "resting" in document.documentElement.dataset });
      return start(change);
    };
  });
  await open(page, "/products");
  await page.getByRole("link", { name: "HOME", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Technology/);
  expect(await page.evaluate(() => (window as unknown as { rested: boolean }).rested)).toBe(true);
  await expect(page.locator("html")).not.toHaveAttribute("data-resting");
});

test("a fade that the next one cuts off does not end its rest", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const rested: boolean[] = [];
    Object.assign(window, { rested });
    document.startViewTransition = (change) => {
      const fade = start(async () => {
        rested.push("resting" in document.documentElement.dataset);
        if (typeof change === "function") await change();
      });
      // Back again as soon as the first one moves.
      if (rested.length === 0) fade.ready.then(() => history.back());
      return fade;
    };
  });
  await open(page, "/products");
  await page.getByRole("link", { name: "HOME", exact: true }).click();
  const rested = () => page.evaluate(() => (window as unknown as { rested: boolean[] }).rested);
  await expect.poll(rested).toEqual([true, true]);
  await expect(page.locator("html")).not.toHaveAttribute("data-resting");
});

test("with reduced motion nothing fades", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await watchFades(page);
  await openWhole(page, "/products");
  await page.locator(".product-card").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  expect(await fades(page)).toEqual([]);
});

type TraceEvent = { name: string; ph: string; pid: number; args: { name?: string } };

/** How many tiles of the page a browser draws for a fade in which nothing changes. */
async function tilesDrawn(page: Page, browser: Browser) {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "cc"] });
  await page.evaluate(() => document.startViewTransition(() => {}).finished);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const named = (name: string) => traceEvents.filter((event) => event.name === name);
  const pages = named("process_name").flatMap(({ pid, args }) => (args.name === "Renderer" ? [pid] : []));
  expect(pages).not.toEqual([]);
  return named("RasterTask").filter(({ ph, pid }) => ph === "X" && pages.includes(pid)).length;
}

test("a page at rest is not drawn anew for the picture that is taken of it", async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await expect.poll(() => tilesDrawn(page, browser)).toBe(0);
});
