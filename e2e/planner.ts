import type { Page } from "@playwright/test";
import { expect, open, waitForElement } from "./test.ts";

export const planner = (page: Page) => page.locator("#find-your-flare");
export const answer = (page: Page, model: string) => planner(page).getByRole("heading", { name: model, exact: true });
export const count = (page: Page, name: string) => planner(page).getByRole("spinbutton", { name, exact: true });
export const figure = (page: Page, name: string) =>
  planner(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();
export const field = (page: Page, name: string) => planner(page).getByRole("textbox", { name });

export const plannerHydrated = (page: Page) =>
  waitForElement(page, "#find-your-flare:not([data-hydrating] *, :has([data-hydrating]))");

export async function openPlanner(page: Page, search = "") {
  await open(page, `/${search}#find-your-flare`);
  await plannerHydrated(page);
}

export const assumptionsLine = (page: Page) => planner(page).locator("summary", { hasText: "Assumptions" });

export const assumedFields = (page: Page) => assumptionsLine(page).locator("..").locator("input");

/** By keyboard, since the sections above may still move it after Back. */
export async function openAssumptions(page: Page) {
  await assumptionsLine(page).press("Enter");
  await expect(field(page, "Headroom")).toBeVisible();
}

/** From now on, time passes only by `runFor`. Needs `page.clock.install()` before the page loads. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
