import type { Page } from "@playwright/test";
import { questions as asked } from "#content/questions.ts";
import { services } from "#content/services.ts";
import { search as facts } from "#facts/search.ts";
import { searchQuestions, wordsOf } from "../src/model/question-search.ts";
import { axeOn, violationsIn } from "./axe.ts";
import { expect, open, openAndHydrate, test, topOf } from "./test.ts";

const { search } = services;
const field = (page: Page) => page.getByRole("search").getByRole("searchbox", { name: search.label });
const status = (page: Page) => page.getByRole("search").getByRole("status");
const questions = (page: Page) => page.locator("#services [id^=faq-]:visible");
const fold = (page: Page, { id }: { id: string }) => page.locator(`#faq-${id}`);
const answerOf = (page: Page, question: { id: string }) => fold(page, question).locator("p").first();

const last = asked.at(-1);
const helpLink = services.help.find(({ to }) => to.startsWith("/#faq-"));
if (!last || !helpLink) throw new Error("There are no questions, or no link to one");

/** A figure or a word of one answer only. A figure with a comma is the better one: it is found without the comma too. */
function rareWord(): string {
  const words = asked.flatMap(({ answer }) => answer.match(/\d+,\d{3}|\p{L}{5,}/gu) ?? []);
  const isRare = (word: string) => {
    const [found, ...others] = searchQuestions(asked, wordsOf(word, facts.fillers));
    return found?.inAnswer && found.id !== last?.id && others.length === 0;
  };
  return words.toSorted((a, b) => Number(b.includes(",")) - Number(a.includes(","))).find(isRare) ?? "";
}

test("search finds words of English and Hindi in questions and answers, and offers help when it finds none", async ({
  page,
}) => {
  await openAndHydrate(page, "/#services");
  await expect(questions(page)).toHaveCount(6);
  await page.locator("#services summary", { hasText: services.more }).click();
  await expect(questions(page)).toHaveCount(asked.length);
  await field(page).focus();
  const before = await topOf(page, "#services");
  const rare = rareWord();
  await field(page).fill(rare.replaceAll(",", "").toUpperCase());
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page).locator("p").first()).toBeVisible();
  await expect(page.locator("mark").filter({ hasText: rare }).first()).toBeVisible();
  await expect(status(page)).toHaveText(search.counted({ count: 1 }));
  await field(page).fill(last.question);
  await expect(questions(page)).toHaveCount(searchQuestions(asked, wordsOf(last.question, facts.fillers)).length);
  await expect(fold(page, last)).toBeVisible();
  await expect(answerOf(page, last)).toBeHidden();
  expect(await topOf(page, "#services")).toBe(before);
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(questions(page)).toHaveCount(asked.length);

  await test.step("Devanagari and Hinglish", async () => {
    const battery = asked.find(({ id }) => id === "battery")?.question ?? "";
    for (const query of ["बैटरी", "batri"]) {
      await field(page).fill(query);
      await expect(page.locator("#services summary", { hasText: battery })).toBeVisible();
    }
  });

  await field(page).fill("xyzzy");
  await expect(questions(page)).toHaveCount(0);
  await expect(page.getByText(search.none)).toBeVisible();
  await expect(status(page)).toHaveText(search.counted({ count: 0 }));
  expect(await violationsIn(axeOn(page).include("#services"))).toEqual([]);
  await page.getByRole("button", { name: search.clearLong }).click();
  await expect(field(page)).toBeFocused();
  await expect(questions(page)).toHaveCount(asked.length);
  await field(page).fill("xyzzy");
  await page.locator("#services").getByRole("link", { name: search.ask.label }).click();
  await expect(page).toHaveURL(search.ask.to);
});

test("'More questions' is closed after a search if it was closed before", async ({ page }) => {
  await openAndHydrate(page, "/#services");
  const more = page.locator("#services details", { has: page.getByText(services.more) });
  await field(page).fill("xyzzy");
  await expect(more).toHaveAttribute("open");
  await field(page).fill("");
  await expect(more).not.toHaveAttribute("open");
});

test("link to a question opens it even when a search hides it, and the search stays cleared", async ({ page }) => {
  await open(page, `/#faq-${last.id}`);
  await expect(answerOf(page, last)).toBeInViewport();
  await field(page).fill(rareWord());
  await expect(fold(page, last)).toBeHidden();
  await field(page).fill("xyzzy");
  await expect(page.locator(helpLink.to.slice(1))).toBeHidden();
  await page.getByRole("link", { name: helpLink.label }).click();
  await expect(page).toHaveURL(helpLink.to);
  await expect(page.locator(`${helpLink.to.slice(1)} p`).first()).toBeInViewport();
  await expect(answerOf(page, last)).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await field(page).fill("xyzzy");
  await page.getByRole("link", { name: helpLink.label }).click();
  await expect(page.locator(`${helpLink.to.slice(1)} p`).first()).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page).toHaveURL("/#about");
  await expect(field(page)).toHaveValue("");
  await expect(questions(page)).toHaveCount(asked.length);
});
