import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./test.ts";

const html = "html";

test("theme follows the system setting and its changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/products");
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.locator(html)).toHaveCSS("color-scheme", "light");
});

test("chosen theme survives a reload, and choosing the system's theme follows the system again", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator(html)).toHaveCSS("color-scheme", "dark");
});

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const NIGHT = "rgb(14, 20, 36)";

test("system theme is applied before any script has loaded", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await background(page)).toBe(NIGHT);
});

test("chosen theme is applied by the entry script, before the page's code", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("flare:theme", "dark"));
  await page.route(/\/assets\/(?!index-).*\.js/, () => {});
  await page.goto("/products", { waitUntil: "commit" });
  await expect.poll(() => background(page)).toBe(NIGHT);
});

test("theme-color meta tag matches the chosen theme and the system theme", async ({ page }) => {
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

test("theme switch works when storage is blocked", async ({ page }) => {
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
  test("theme and header text follow the system setting", async ({ page }) => {
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
