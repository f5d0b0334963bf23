import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./test.ts";

/** Follows a card, and tells which pictures take part in the transition; nothing if there is none. */
async function follow(page: Page, model: string): Promise<string[] | null> {
  await openHydrated(page, "/products");
  // Added after the site's own listener, so it is called after it.
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

test("the picture of the card that was followed grows into the picture of the page", async ({ page }) => {
  expect(await follow(page, "FLARE 8.2KW")).toEqual(["packshot-82"]);
});

test("with reduced motion nothing fades", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await follow(page, "FLARE 8.2KW")).toBe(null);
});
