import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });

test("a part that cannot be loaded ends on the error screen, with the frame around it", async ({ page, noise }) => {
  await page.route(/\/assets\/products-.*\.js/, (route) => route.abort());
  await open(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "View All Products" }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  noise.length = 0;
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Technology for everyone" })).toBeVisible();
});

test("so does a first page whose own part is missing, and a reload mends it", async ({ page, noise }) => {
  await page.route(/\/assets\/product-[^c].*\.js/, (route) => route.abort());
  await page.goto("/products/flare-42kw");
  await expect(heading(page)).toBeVisible();
  await page.unroute(/\/assets\/product-[^c].*\.js/);
  noise.length = 0;
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
});

test("an error while rendering ends there too", async ({ page, noise }) => {
  await page.addInitScript(() => {
    Intl.DateTimeFormat = class {
      constructor() {
        throw new Error("no dates today");
      }
    } as unknown as typeof Intl.DateTimeFormat;
  });
  await page.goto("/#contact");
  await expect(heading(page)).toBeVisible();
  expect(noise.splice(0).join()).toContain("no dates today");

  // Going elsewhere is a new try, and the focus goes along.
  await page.getByRole("link", { name: "View All Products" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "One range, five sizes" })).toBeFocused();
});
