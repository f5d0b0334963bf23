import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import {
  answer,
  assumedFields,
  assumptionsLine,
  count,
  field,
  figure,
  headroom,
  need,
  openAssumptions,
  openHours,
  openPlanner,
  planner,
  plannerHydrated,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { fields } = plannerAssumptions;
const { problems } = calculator;

const row = (page: Page, name: string) => planner(page).getByRole("listitem").filter({ hasText: name });

test("assumptions show each figure with its unit and source, for counted appliances and only while open", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(assumedFields(page)).toHaveCount(0);
  await openAssumptions(page);
  for (const [name, value, unit, source] of [
    [fields.small.label, "66", "%", "National Electrical Code"],
    [fields.other.label, "50", "%", "ame code"],
    [fields.headroom.label, "25", "%", "common rule"],
    [fields.yield.label, "1425", "units", "New Delhi, .*erformance ratio 0.75"],
    [fields.co2.label, "0.71", "kg", "Central Electricity Authority"],
    [fields.fading.label, "0.5", "% a year", "payback"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, name)).toHaveAccessibleName(new RegExp(`, ${unit}$`));
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(source));
  }
  for (const [name, value] of [
    ["Inverter AC 1.5 t, watts while it runs", "1600"],
    ["Inverter AC 1.5 t, switched on at, o’clock", "21"],
    ["Inverter AC 1.5 t, hours of use a day", "8"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await count(page, "Ceiling fan").fill("0");
  await expect(field(page, "Ceiling fan, watts")).toHaveCount(0);
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await expect(field(page, "Headroom")).toBeVisible();
  await assumptionsLine(page).click();
  await expect(assumedFields(page)).toHaveCount(0);
});

test("changed assumptions are marked, change size, savings and daily curve, and can be reset", async ({ page }) => {
  await openPlanner(page);
  await openAssumptions(page);
  await field(page, "Headroom").fill("60");
  await expect(need(page)).toHaveText(headroom(60, "6.57"));
  await expect(answer(page, "FLARE 8.2KW")).toBeVisible();
  await expect(field(page, "Headroom")).toHaveAccessibleDescription(/^Yours\. Ours is 25\./);
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
  await expect(planner(page).getByText(words.howCounted.percent({ figure: "60", own: "true" }))).toBeVisible();
  await openHours(page);
  await field(page, fields.yield.label).fill("1000");
  await expect(figure(page, plannerSavings.generation.name)).toContainText("9,800");
  await expect(planner(page).getByText("9.8 kWp × 1,000 units a year, your figure.")).toBeVisible();
  await field(page, fields.co2.label).fill("0.5");
  await expect(
    planner(page).getByText(plannerSavings.carbon.note({ figure: "0.5", source: plannerSavings.carbon.own })),
  ).toBeVisible();
  await expect(planner(page)).toContainText(
    "Your own figures, ours in brackets: 60% headroom (25%); 1,000 units a year from a kWp (1,425); 0.5 kg of CO2 a unit (0.71).",
  );
  await page.getByRole("button", { name: "Back to our figures" }).click();
  await expect(field(page, "Headroom")).toHaveValue("25");
  await expect(need(page)).toHaveText(headroom(25, "5.13"));
  await expect(planner(page).getByText("Your own figures")).toHaveCount(0);
  await expect(page).toHaveURL(/\/#find-your-flare$/);

  const line = row(page, "Inverter AC 1.5 t").first();
  await expect(line).not.toContainText("yours");
  await field(page, "Inverter AC 1.5 t, watts").fill("2,000");
  await expect(line).toContainText("2,000 W");
  await expect(line).toContainText("yours");
  // (0.66 × 577 W + 2,000 W + 0.5 × 4,650 W) × 1.25
  await expect(need(page)).toHaveText(headroom(25, "5.88"));
  await field(page, "Inverter AC 1.5 t, switched on at").fill("11");
  await field(page, "Inverter AC 1.5 t, hours of use").fill("2");
  await page.getByRole("slider", { name: "Hour of the day" }).fill("12");
  await expect(figure(page, plannerDay.readouts.load)).toHaveText("2.4 kWh");
  await page.getByRole("slider", { name: "Hour of the day" }).fill("22");
  await expect(figure(page, plannerDay.readouts.load)).toHaveText("0.6 kWh");
  await expect(row(page, "Ours: 1,600 W, from 21:00 for 8 h")).toBeVisible();
});

const OWN = "?assume=headroom-30&watts=ac15-1%2C800&from=tv-20";

async function expectOwnFigures(page: Page) {
  await expect(need(page)).toHaveText(headroom(30, "5.73"));
  await expect(field(page, "Inverter AC 1.5 t, watts")).toHaveValue("1,800");
  await expect(field(page, "Television, switched on at")).toHaveValue("20");
}

test("changed assumptions are in the copied summary and its link, survive reload and Back, and are part of the quote", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlanner(page);
  await openAssumptions(page);
  await field(page, "Headroom").fill("30");
  await field(page, "Inverter AC 1.5 t, watts").fill("1,800");
  await field(page, "Television, switched on at").fill("20");
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(planner(page).getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    "Own figures, FLARE’s in brackets: 30% headroom (25%); Television from 20:00 for 5 h (from 18:00 for 5 h); Inverter AC 1.5 t 1,800 W (1,600).",
  );
  const { search } = new URL(copied.split("\n").at(-1) ?? "");
  expect(search).toBe(OWN);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(need(otherTab)).toHaveText(headroom(30, "5.73"));
  await otherTab.reload();
  await plannerHydrated(otherTab);
  await openAssumptions(otherTab);
  await expectOwnFigures(otherTab);
  await planner(otherTab).getByRole("link", { name: "See FLARE 6.2KW" }).click();
  await expect(otherTab.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await otherTab.goBack();
  await plannerHydrated(otherTab);
  await expectOwnFigures(otherTab);
  await planner(otherTab).getByRole("link", { name: "Request Quote" }).click();
  await expect(otherTab.getByLabel("Message")).toHaveValue(
    /with 30% headroom 5\.73 kW[\s\S]*Own figures, FLARE’s in brackets/,
  );
});

test("invalid assumptions in the URL are clamped and explained at their fields", async ({ page }) => {
  await openPlanner(page, "?assume=headroom-900_yield-abc_dragon-1&watts=fan--5_dragon-9&from=tv-99&hours=tv-1e9");
  await expect(need(page)).toHaveText(headroom(100));
  await openAssumptions(page);
  for (const [name, problem] of [
    [fields.headroom.label, problems.tooLarge({ value: "100" })],
    [fields.yield.label, problems.notANumber({ value: "1,425" })],
    ["Ceiling fan, watts", problems.tooSmall({ value: "1" })],
    ["Television, switched on at", problems.tooLarge({ value: "23" })],
    ["Television, hours of use", problems.notANumber({ value: "5" })],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(problem.replaceAll(".", "\\.")));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
});
