import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./test.ts";

const html = "html";

test("the theme follows the system, also when it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/products");
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator(html)).toHaveCSS("color-scheme", "light");
});

test("a choice is remembered, and choosing what the system says follows it again", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
});

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const NIGHT = "rgb(14, 20, 36)";

test("what the system asks for is there before any script", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await ground(page)).toBe(NIGHT);
});

test("what was chosen does not wait for the page's own code", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("flare:theme", "dark"));
  await page.route(/\/assets\/(?!index-).*\.js/, () => {});
  await page.goto("/products", { waitUntil: "commit" });
  await expect.poll(() => ground(page)).toBe(NIGHT);
});

test("the browser's own bar has the page's colour, chosen or followed", async ({ page }) => {
  const bar = page.locator("meta[name=theme-color]");
  const [day, night] = ["#fbf8f2", "#0e1424"];
  await open(page, "/products");
  await expect(bar).toHaveCount(1);
  await expect(bar).toHaveAttribute("content", day);
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(bar).toHaveAttribute("content", night);
  await page.reload();
  await expect(bar).toHaveAttribute("content", night);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(14, 20, 36)");
  await hydrated(page);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(bar).toHaveAttribute("content", day);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(bar).toHaveAttribute("content", night);
});

test("where storage is blocked the switch still works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(page, "/products");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the theme follows the system, and every word reads", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
    await expect(page.getByRole("banner").getByRole("link", { name: "ABOUT" })).toHaveCSS(
      "color",
      "rgb(255, 246, 230)",
    );
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expect(page.getByRole("banner").getByRole("link", { name: "ABOUT" })).toHaveCSS("color", "rgb(20, 24, 28)");
  });
});
