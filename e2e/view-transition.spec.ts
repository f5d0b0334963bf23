import type { Page } from "@playwright/test";
import { expect, openAndHydrate, test } from "./test.ts";

/** Follows a product card and returns the pictures that take part in the view transition, or null without one. */
async function follow(page: Page, model: string): Promise<string[] | null> {
  await openAndHydrate(page, "/products");
  // Registered after the site's own listener, so it runs after it.
  await page.evaluate(() =>
    window.addEventListener("pageswap", ({ viewTransition }) => {
      const named = [...document.querySelectorAll("*")]
        .filter((element) => getComputedStyle(element).getPropertyValue("view-transition-name") === "product")
        .map((element) => element.getAttribute("data-picture"));
      sessionStorage.setItem("named", JSON.stringify(viewTransition && named));
    }),
  );
  await page.locator(".product-card").getByRole("link", { name: model }).click();
  await expect(page.getByRole("heading", { level: 1, name: model })).toBeVisible();
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("named") ?? "null"));
}

test("product card's picture takes part in the view transition to its page", async ({ page }) => {
  expect(await follow(page, "FLARE 8.2KW")).toEqual(["packshot-82"]);
});

test("no view transition runs when reduced motion is set", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await follow(page, "FLARE 8.2KW")).toBe(null);
});
