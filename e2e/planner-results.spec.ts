import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings as words } from "#content/planner-savings.ts";
import { rupees } from "../src/model/format.ts";
import type { Outcome } from "../src/model/planner/outcome.ts";
import { dayInWords, hourInWords } from "../src/sections/planner/day/day-in-words.ts";
import { cityNotes } from "../src/sections/planner/names.ts";
import { paybackInYears } from "../src/sections/planner/savings/savings-in-words.ts";
import { answer, count, field, figure, fold, modelOf, openPlanner, outcomeWith, planner } from "./planner.ts";
import { expect, test } from "./test.ts";

function yearOf({ year }: Outcome) {
  if (!year) throw new Error("no model fits");
  return year;
}

test("daily curve can be read by pointer, keyboard and as a table, and the result is printed", async ({ page }) => {
  await openPlanner(page);
  const start = outcomeWith();
  const { day } = yearOf(start);
  const slider = page.getByRole("slider", { name: plannerDay.slider });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  const [hour] = day.hours.filter((each) => each.hour === 11);
  if (!hour) throw new Error("the day has no eleventh hour");
  await expect(slider).toHaveAttribute("aria-valuetext", hourInWords(hour));
  await page.locator(".day-shapes").hover({ position: { x: 2, y: 40 } });
  await expect(figure(page, plannerDay.readouts.hour)).toHaveText("00:00");
  await fold(page, plannerDay.table.title).click();
  await expect(page.getByRole("table", { name: plannerDay.table.caption }).getByRole("row")).toHaveCount(25);
  await expect(planner(page).getByText(dayInWords(day, start))).toBeVisible();
  await field(page, plannerDay.battery.label).fill("0");
  const withoutBattery = outcomeWith({ typed: { battery: "0" } });
  expect(yearOf(withoutBattery).day.totals.discharged).toBe(0);
  await expect(planner(page).getByText(dayInWords(yearOf(withoutBattery).day, withoutBattery))).toBeVisible();
  await expect(planner(page).getByText(plannerDay.legend.battery, { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(answer(page, modelOf(start) ?? "")).toBeVisible();
  await expect(count(page, "fan")).toBeVisible();
  await expect(planner(page).getByText(dayInWords(yearOf(withoutBattery).day, withoutBattery))).toBeVisible();
});

test("savings use Indian digit grouping, are near nil under the free units, and show payback only with a quote", async ({
  page,
}) => {
  await openPlanner(page);
  const { city, year } = outcomeWith();
  await expect(figure(page, words.subsidy.name)).toContainText(rupees(year?.savings.subsidy ?? 0));
  await expect(page.getByText(cityNotes(city)?.subsidy ?? "no note")).toBeVisible();
  await field(page, words.fields.rate.label).fill("50");
  const { saving } = yearOf(outcomeWith({ typed: { rate: "50" } })).savings;
  await expect(figure(page, words.saving.name)).toContainText(rupees(saving));
  await expect(figure(page, words.saving.name)).toContainText(/^₹\d,\d\d,\d{3}/);
  await field(page, words.fields.rate.label).fill("");
  await expect(page.getByText(words.payback.name)).toBeHidden();
  const quote = field(page, words.fields.price.label);
  await quote.fill("4,50,000");
  const { payback } = yearOf(outcomeWith({ typed: { price: "450000" } })).savings;
  expect(payback).toBeGreaterThan(0);
  await expect(figure(page, words.payback.name)).toContainText(`${paybackInYears(payback ?? 0)} ${words.payback.unit}`);
  await quote.fill("50,000");
  await expect(figure(page, words.covered.name)).toContainText(words.covered.note);
  await quote.fill("a lot");
  await expect(page.getByText(words.payback.name)).toBeHidden();
  await field(page, words.fields.units.label).fill(String((city.freeUnits ?? 0) - 1));
  await expect(figure(page, words.saving.name)).toContainText(words.saving.nearNil);
});
