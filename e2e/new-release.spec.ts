import type { Page } from "@playwright/test";
import { laterRelease } from "./releases.ts";
import { allHydrated, openHydrated } from "./test.ts";
import { expect, test } from "./test-server.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
test("a page from before a new release leads on to the new one, and keeps what was written", async ({
  page,
  site,
  noise,
}) => {
  await openHydrated(page, "/#contact");
  const message = page.getByRole("form", { name: "Contact" }).getByLabel("Message");
  await message.fill("Two ACs in Dwarka.");
  site.release(laterRelease());
  await page.getByRole("contentinfo").getByRole("link", { name: "View All Products" }).click();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  await allHydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(message).toHaveValue("Two ACs in Dwarka.");
  // The copy that stands for the new release has no pictures.
  noise.length = 0;
});

test("a message is answered though the code of the answer is gone, and the page stays", async ({ page, noise }) => {
  await page.route(/\/assets\/toasts-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await openHydrated(page, "/products");
  await page.getByLabel("Email for the newsletter").fill("asha@home.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const answer = page.getByRole("status").filter({ hasText: "Thank you!" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  await answer.getByRole("button", { name: "Close" }).click();
  await expect(answer).toHaveCount(0);
  // Nobody but the boundary has to hear of it.
  expect(noise.filter((line) => line.startsWith("error:"))).toEqual([]);
  noise.length = 0;
});
