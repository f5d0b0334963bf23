import type { Page } from "@playwright/test";
import { breakRendering } from "./break-rendering.ts";
import { expect, test } from "./test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });

test("an error while rendering ends on the error screen, with the frame around it", async ({ page, noise }) => {
  await breakRendering(page);
  await page.goto("/#contact");
  await expect(heading(page)).toBeVisible();
  expect(noise.splice(0).join()).toContain("no dates today");

  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
