import type { Locator, Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { plannerDay } from "#content/planner-day.ts";
import type { Hour } from "../src/model/planner/day.ts";
import { hourInWords } from "../src/sections/planner/day/day-in-words.ts";
import {
  answer,
  applianceName,
  assumptionsLine,
  city,
  count,
  example,
  exampleCounts,
  fixture,
  habit,
  headroom,
  headroomField,
  hoursLine,
  messageField,
  need,
  oneMore,
  openPlanner,
  placeIn,
  requestQuote,
  sized,
  yearWith,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const MAX_PRESSES = 200;

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  const goal = await target.elementHandle();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await goal?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function useFromCityToAssumptions(page: Page) {
  await page.getByRole("radio", { name: words.choices.home }).focus();
  await tabTo(page, city(page));
  await page.keyboard.type(plannerCities.names.jaipur ?? "");
  await expect(city(page)).toHaveValue("jaipur");
  await tabTo(page, example(page, "flat"));
  await page.keyboard.press("Space");
  await expect(answer(page, sized({ counts: exampleCounts("flat") }).model)).toBeVisible();
  await tabTo(page, fixture(page, applianceName("ac15")));
  await page.keyboard.press("Space");
  await expect(count(page, applianceName("ac15"))).toHaveValue("1");
  const more = oneMore(page, "ac15");
  await tabTo(page, more);
  for (let i = 0; i < 2; i++) await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  await expect(count(page, applianceName("ac15"))).toHaveValue("3");
  await tabTo(page, assumptionsLine(page));
}

async function useFromAssumptionsToQuote(page: Page) {
  await assumptionsLine(page).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, headroomField(page));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await expect(need(page)).toHaveText(headroom(40));
  await tabTo(page, habit(page, "ac15", "from"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  const hours = page.getByRole("slider", { name: plannerDay.slider });
  await tabTo(page, hoursLine(page));
  await page.keyboard.press("Enter");
  await tabTo(page, hours);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const plan = { city: "jaipur", counts: { fridge: 1, ac15: 3 }, assumed: { headroom: "40" }, from: { ac15: "12" } };
  const [hour] = yearWith(plan).day.hours.slice(12) as [Hour];
  await expect(hours).toHaveAttribute("aria-valuetext", hourInWords(hour));
  await tabTo(page, requestQuote(page), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(messageField(page)).toHaveValue(
    new RegExp(`${placeIn("home", "jaipur")}[\\s\\S]*\\b3\\b.*${applianceName("ac15")}[\\s\\S]*\\b40%`),
  );
}

test("planner can be used by keyboard from city to assumptions", async ({ page }) => {
  await openPlanner(page);
  await useFromCityToAssumptions(page);
});

test("planner can be used by keyboard from assumptions to quote", async ({ page }) => {
  await openPlanner(page);
  await city(page).selectOption("jaipur");
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await count(page, applianceName("fridge")).fill("1");
  await count(page, applianceName("ac15")).fill("3");
  await useFromAssumptionsToQuote(page);
});
