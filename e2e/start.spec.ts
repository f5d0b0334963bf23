import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { alive, expect, stopClock, test } from "./test.ts";

const isCode = (address: URL | string) => /\/assets\/(react|main)-/.test(String(address));

/** Opens the home page whose pictures do not come, with the clock stopped; tells what code it has asked for. */
async function withoutPictures(page: Page) {
  const code: string[] = [];
  page.on("request", (request) => isCode(request.url()) && code.push(request.url()));
  await page.route("**/pictures/**", () => {});
  await stopClock(page);
  const first = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await (await first).finished();
  await page.clock.runFor(1000);
  return code;
}

test("code comes after the first screen's picture", async ({ page }) => {
  expect(await withoutPictures(page)).toEqual([]);
});

test("and not before that picture can be seen", async ({ page }) => {
  await stopClock(page);
  const code: string[] = [];
  page.on("request", (request) => isCode(request.url()) && code.push(request.url()));
  await page.addInitScript(() => {
    const seen = new Promise<void>((see) => Object.assign(window, { see }));
    HTMLImageElement.prototype.decode = () => {
      Object.assign(window, { looking: true });
      return seen;
    };
  });
  await page.goto("/");
  await page.waitForFunction(() => "looking" in window);
  // Whatever was to be asked for goes before this.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(code).toEqual([]);
  await page.evaluate(() => (window as unknown as { see: () => void }).see());
  await expect.poll(() => code).not.toEqual([]);
});

test("or as soon as somebody does anything", async ({ page }) => {
  const code = await withoutPictures(page);
  await page.keyboard.press("Tab");
  await alive(page);
  expect(code).not.toEqual([]);
});

test("and no picture holds it up for more than four seconds", async ({ page }) => {
  const code = await withoutPictures(page);
  await page.clock.runFor(2900);
  expect(code).toEqual([]);
  await page.clock.runFor(200);
  await alive(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a button that is pressed before its code has come does what it says when it comes", async ({ page }) => {
    const release = await hold(page, isCode);
    await page.goto("/products");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    release();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});
