import type { Page } from "@playwright/test";
import { expect, open } from "./test.ts";

export const planner = (page: Page) => page.locator("#find-your-flare");
export const answer = (page: Page, model: string) => planner(page).getByRole("heading", { name: model, exact: true });
export const count = (page: Page, name: string) => planner(page).getByRole("spinbutton", { name, exact: true });
export const figure = (page: Page, name: string) =>
  planner(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();
export const field = (page: Page, name: string) => planner(page).getByRole("textbox", { name });

/** The planner's code comes as it nears the screen: it is alive once a press is answered. */
export async function plannerHydrated(page: Page) {
  await planner(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => planner(page).evaluate((part) => Object.keys(part.querySelector("dl") ?? {}).length))
    .toBeGreaterThan(0);
}

export async function openPlanner(page: Page, search = "") {
  await open(page, `/${search}#find-your-flare`);
  await plannerHydrated(page);
}

export const assumptionsLine = (page: Page) => planner(page).locator("summary", { hasText: "Assumptions" });

/** Made only while the fold is open: what is shut costs a step nothing. */
export const assumedFields = (page: Page) => assumptionsLine(page).locator("..").locator("input");

/** By key, since after Back parts above may still be coming in and move it. */
export async function openAssumptions(page: Page) {
  await assumptionsLine(page).press("Enter");
  await expect(field(page, "Headroom")).toBeVisible();
}

/** Lets time pass only by `runFor` from here on. Before the page loads: `page.clock.install()`. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
