import type { Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import { rupees } from "../src/model/format.ts";
import type { Hour } from "../src/model/planner/day.ts";
import { hourInWords } from "../src/sections/planner/day/day-in-words.ts";
import {
  answer,
  applianceName,
  averageDay,
  count,
  escaped,
  field,
  figure,
  messageField,
  openHours,
  openPlanner,
  planner,
  requestQuote,
  sized,
  yearWith,
} from "./planner.ts";
import { expect, test } from "./test.ts";

async function expectHours(page: Page) {
  const slider = page.getByRole("slider", { name: plannerDay.slider });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  const [hour] = yearWith().day.hours.slice(11) as [Hour];
  await expect(slider).toHaveAttribute("aria-valuetext", hourInWords(hour));
  await page.locator(".day-shapes").hover({ position: { x: 2, y: 40 } });
  await expect(figure(page, plannerDay.readouts.hour)).toHaveText("00:00");
  await page.getByText(plannerDay.table.title).click();
  const table = page.getByRole("table", { name: plannerDay.table.caption });
  await expect(table.getByRole("row")).toHaveCount(25);
  const fromBattery = table.getByRole("columnheader", { name: plannerDay.table.discharged });
  await expect(fromBattery).toBeVisible();
  await field(page, plannerDay.battery.label).fill("0");
  await expect(fromBattery).toHaveCount(0);
  await field(page, plannerDay.battery.label).fill("5");
}

async function expectCautiousSaving(page: Page) {
  const { saving, netMetering } = plannerSavings;
  const sums = async () => (await figure(page, saving.name).textContent())?.match(/₹[\d,]+\d/g) ?? [];
  const value = (sum = "") => Number(sum.replaceAll(/\D/g, ""));
  const [cautious, other] = await sums();
  expect(value(cautious)).toBeLessThan(value(other));
  await page.getByRole("radio", { name: netMetering.options.yes, exact: true }).check();
  await expect(figure(page, saving.name)).toContainText(rupees(value(other)));
  await expect(page).toHaveURL(/net=yes/);
  await requestQuote(page).click();
  await expect(messageField(page)).toHaveValue(
    new RegExp(escaped(plannerSummary.saving({ saving: rupees(value(other)), net: "yes", other: "none" }))),
  );
  await page.goBack();
  await page.getByRole("radio", { name: netMetering.options.no, exact: true }).check();
  await expect(figure(page, saving.name)).toContainText(rupees(value(cautious)));
  await expect(figure(page, saving.name)).not.toContainText(rupees(value(other)));
}

async function expectSavings(page: Page) {
  const { subsidy, fields, payback, covered, saving } = plannerSavings;
  await expect(figure(page, subsidy.name)).toContainText("₹78,000");
  await expect(planner(page).getByText("₹1,08,000")).toBeVisible();
  await expect(page.getByText(payback.name)).toBeHidden();
  await field(page, fields.price.label).fill("4,50,000");
  await expect(figure(page, payback.name)).toContainText(/^5\.\d/);
  await field(page, fields.price.label).fill("50,000");
  await expect(figure(page, covered.name)).toContainText(covered.note);
  await field(page, fields.price.label).fill("a lot");
  await expect(page.getByText(payback.name)).toBeHidden();
  await field(page, fields.units.label).fill("199");
  await expect(figure(page, saving.name)).toContainText(saving.nearNil);
}

async function expectPrint(page: Page) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(answer(page, sized().model)).toBeVisible();
  await expect(planner(page).getByRole("group", { name: words.house.label })).toBeVisible();
  await expect(planner(page).getByText(applianceName("fan"))).toBeVisible();
  await expect(count(page, applianceName("fan"))).toBeHidden();
  await expect(planner(page).getByText(averageDay).filter({ visible: true })).toHaveCount(1);
  await expect(planner(page).locator("input, select, button").filter({ visible: true })).toHaveCount(0);
}

test("planner shows hours and savings by the visitor's choices, and prints the result without its controls", async ({
  page,
}) => {
  await openPlanner(page);
  await test.step("saving is the lower one until net metering is known, and link and message contain the choice", () =>
    expectCautiousSaving(page));
  await openHours(page);
  await test.step("hours can be read by pointer, keyboard and as a table", () => expectHours(page));
  await page.getByRole("radio", { name: plannerSavings.netMetering.options.yes, exact: true }).check();
  await test.step("savings use Indian digit grouping, are near nil under 200 units, and show payback with a quote", () =>
    expectSavings(page));
  await test.step("result is printed without its controls", () => expectPrint(page));
});
