import type { Page } from "@playwright/test";
import { breakRendering } from "./break-rendering.ts";
import { expect, test } from "./test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });

test("error while rendering shows the error screen inside the page frame", async ({ page, noise }) => {
  await breakRendering(page);
  await page.goto("/#contact");
  await expect(heading(page)).toBeVisible();
  expect(noise.splice(0).join()).toContain("no dates today");

  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
