import type { Page } from "@playwright/test";
import { support } from "../src/content/support.ts";
import { axeOn, violationsIn } from "./axe.ts";
import { expect, open, openHydrated, test, topOf } from "./test.ts";

const field = (page: Page) => page.getByRole("search").getByRole("searchbox", { name: "Search the questions" });
const status = (page: Page) => page.getByRole("search").getByRole("status");
const questions = (page: Page) => page.locator("#services details:visible");

test("search finds words in questions and answers, and says and offers help when it finds none", async ({ page }) => {
  await openHydrated(page, "/#services");
  await expect(questions(page)).toHaveCount(support.questions.length);
  await field(page).focus();
  const before = await topOf(page, "#services");
  await field(page).fill("SUBSIDY 78000");
  await expect(questions(page)).toHaveCount(1);
  await expect(page.getByText("at most ₹78,000")).toBeVisible();
  await expect(page.locator("mark").filter({ hasText: "78,000" })).toBeVisible();
  await expect(status(page)).toHaveText("1 question");
  await field(page).fill("roof need");
  await expect(questions(page)).toHaveText([/How much roof do I need/]);
  await expect(page.getByText("About 10 square metres")).toBeHidden();
  expect(await topOf(page, "#services")).toBe(before);
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(questions(page)).toHaveCount(support.questions.length);

  await field(page).fill("tractor");
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByText("No question has all of these words.")).toBeVisible();
  await expect(status(page)).toHaveText("No questions");
  expect(await violationsIn(axeOn(page).include("#services"))).toEqual([]);
  await page.getByRole("button", { name: "Clear and show all" }).click();
  await expect(field(page)).toBeFocused();
  await expect(questions(page)).toHaveCount(support.questions.length);
  await field(page).fill("tractor");
  await page.locator("#services").getByRole("link", { name: "Ask us" }).click();
  await expect(page).toHaveURL("/#contact");
});

test("link to a question opens it even when a search hides it, and the search stays cleared", async ({ page }) => {
  await open(page, "/#faq-kva");
  await expect(page.getByText("10 kVA does 9 kW of work")).toBeInViewport();
  await field(page).fill("battery");
  await expect(page.locator("#faq-kva")).toBeHidden();
  await field(page).fill("subsidy");
  await expect(page.locator("#faq-hybrid")).toBeHidden();
  await page.getByRole("link", { name: "Standard or hybrid" }).click();
  await expect(page).toHaveURL("/#faq-hybrid");
  await expect(page.getByText("A hybrid also charges a battery")).toBeInViewport();
  await expect(page.getByText("10 kVA does 9 kW of work")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page).toHaveURL("/#about");
  await expect(field(page)).toHaveValue("");
  await expect(questions(page)).toHaveCount(support.questions.length);
});

test("closed answers are printed too", async ({ page }) => {
  await openHydrated(page, "/");
  const readable = () =>
    page.locator("#services details p").evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);
  expect(await readable()).toBe(1);
  await page.emulateMedia({ media: "print" });
  expect(await readable()).toBe(support.questions.length);
});
