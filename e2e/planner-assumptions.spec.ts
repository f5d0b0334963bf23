import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import {
  answer,
  applianceName,
  assumedFields,
  assumptionsLine,
  count,
  escaped,
  field,
  figure,
  habit,
  headroom,
  headroomField,
  messageField,
  need,
  openAssumptions,
  openHours,
  openPlanner,
  planner,
  plannerHydrated,
  requestQuote,
  seeModel,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { fields, cells, overrides, time } = plannerAssumptions;
const { problems } = calculator;

const row = (page: Page, name: string) => planner(page).getByRole("listitem").filter({ hasText: name });

test("assumptions show each figure with its unit and source, for counted appliances and only while open", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(assumedFields(page)).toHaveCount(0);
  await openAssumptions(page);
  for (const [{ label, unit, note }, value] of [
    [fields.small, "66"],
    [fields.other, "50"],
    [fields.headroom, "25"],
    [fields.co2, "0.71"],
    [fields.fading, "0.5"],
  ] as const) {
    await expect(field(page, label)).toHaveValue(value);
    await expect(field(page, label)).toHaveAccessibleName(new RegExp(`, ${unit}$`));
    await expect(field(page, label)).toHaveAccessibleDescription(note);
  }
  await expect(field(page, fields.yield.label)).toHaveValue("1425");
  await expect(field(page, fields.yield.label)).toHaveAccessibleDescription(
    fields.yield.note({ city: plannerCities.names["new-delhi"] ?? "" }),
  );
  for (const [cell, value] of [
    ["watts", "1600"],
    ["from", "21"],
    ["hours", "8"],
  ] as const) {
    await expect(habit(page, "ac15", cell)).toHaveValue(value);
  }
  await count(page, applianceName("fan")).fill("0");
  await expect(habit(page, "fan", "watts")).toHaveCount(0);
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await expect(headroomField(page)).toBeVisible();
  await assumptionsLine(page).click();
  await expect(assumedFields(page)).toHaveCount(0);
});

test("changed assumptions are marked, change size, savings and daily curve, and can be reset", async ({ page }) => {
  await openPlanner(page);
  await openAssumptions(page);
  await headroomField(page).fill("60");
  await expect(need(page)).toHaveText(headroom(60, "6.57"));
  await expect(answer(page, "FLARE 8.2KW")).toBeVisible();
  await expect(headroomField(page)).toHaveAccessibleDescription(
    `${plannerAssumptions.yours} ${plannerAssumptions.ourFigure({ figure: 25 })} ${fields.headroom.note}`,
  );
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
  await expect(planner(page).getByText(words.howCounted.percent({ figure: "60", own: "true" }))).toBeVisible();
  await openHours(page);
  await field(page, fields.yield.label).fill("1000");
  await expect(figure(page, plannerSavings.generation.name)).toContainText("9,800");
  await expect(planner(page).getByText("9.8 kWp × 1,000")).toBeVisible();
  await field(page, fields.co2.label).fill("0.5");
  await expect(
    planner(page).getByText(plannerSavings.carbon.note({ figure: "0.5", source: plannerSavings.carbon.own })),
  ).toBeVisible();
  const { ownLabel, reset, own } = plannerAssumptions;
  const changed = [
    overrides.headroom({ figure: "60", ours: "25" }),
    overrides.yield({ figure: "1,000", ours: "1,425" }),
    overrides.co2({ figure: "0.5", ours: "0.71" }),
  ];
  await expect(planner(page)).toContainText(own({ label: ownLabel, figures: changed.join("; ") }));
  await page.getByRole("button", { name: reset }).click();
  await expect(headroomField(page)).toHaveValue("25");
  await expect(need(page)).toHaveText(headroom(25, "5.13"));
  await expect(planner(page).getByText(ownLabel)).toHaveCount(0);
  await expect(page).toHaveURL(/\/#find-your-flare$/);

  const line = row(page, applianceName("ac15")).first();
  await expect(line).toContainText(words.list.watts({ watts: "1,600" }));
  await habit(page, "ac15", "watts").fill("2,000");
  await expect(line).toContainText(words.list.ownWatts({ watts: "2,000" }));
  // (0.66 × 577 W + 2,000 W + 0.5 × 4,650 W) × 1.25
  await expect(need(page)).toHaveText(headroom(25, "5.88"));
  await habit(page, "ac15", "from").fill("11");
  await habit(page, "ac15", "hours").fill("2");
  await page.getByRole("slider", { name: plannerDay.slider }).fill("12");
  await expect(figure(page, plannerDay.readouts.load)).toContainText("2.4");
  await page.getByRole("slider", { name: plannerDay.slider }).fill("22");
  await expect(figure(page, plannerDay.readouts.load)).toContainText("0.6");
  await expect(
    row(
      page,
      plannerAssumptions.ourHabits({ watts: "1,600", time: plannerAssumptions.time({ from: "21:00", hours: "8" }) }),
    ),
  ).toBeVisible();
});

const ownFigures = [
  overrides.headroom({ figure: "30", ours: "25" }),
  overrides.habit({
    changed: "time",
    name: applianceName("tv"),
    watts: "",
    ourWatts: "",
    time: time({ from: "20:00", hours: "5" }),
    ourTime: time({ from: "18:00", hours: "5" }),
  }),
  overrides.habit({
    changed: "watts",
    name: applianceName("ac15"),
    watts: "1,800",
    ourWatts: "1,600",
    time: "",
    ourTime: "",
  }),
];
const OWN = "?assume=headroom-30&watts=ac15-1%2C800&from=tv-20";

async function expectOwnFigures(page: Page) {
  await expect(need(page)).toHaveText(headroom(30, "5.73"));
  await expect(habit(page, "ac15", "watts")).toHaveValue("1,800");
  await expect(habit(page, "tv", "from")).toHaveValue("20");
}

test("changed assumptions are in the copied summary and its link, survive reload and Back, and are part of the quote", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlanner(page);
  await openAssumptions(page);
  await headroomField(page).fill("30");
  await habit(page, "ac15", "watts").fill("1,800");
  await habit(page, "tv", "from").fill("20");
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(planner(page).getByText(calculator.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(plannerSummary.own({ figures: ownFigures.join("; "), more: 0 }));
  const { search } = new URL(copied.split("\n").at(-1) ?? "");
  expect(search).toBe(OWN);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(need(otherTab)).toHaveText(headroom(30, "5.73"));
  await otherTab.reload();
  await plannerHydrated(otherTab);
  await openAssumptions(otherTab);
  await expectOwnFigures(otherTab);
  await seeModel(otherTab, "FLARE 6.2KW").click();
  await expect(otherTab.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await otherTab.goBack();
  await plannerHydrated(otherTab);
  await expectOwnFigures(otherTab);
  await requestQuote(otherTab).click();
  await expect(messageField(otherTab)).toHaveValue(
    new RegExp(`\\b30%.*\\b5\\.73 kW[\\s\\S]*${escaped(ownFigures.join("; "))}`),
  );
});

test("invalid assumptions in the URL are clamped and explained at their fields", async ({ page }) => {
  await openPlanner(page, "?assume=headroom-900_yield-abc_dragon-1&watts=fan--5_dragon-9&from=tv-99&hours=tv-1e9");
  await expect(need(page)).toHaveText(headroom(100));
  await openAssumptions(page);
  for (const [name, problem] of [
    [fields.headroom.label, problems.tooLarge({ value: "100" })],
    [fields.yield.label, problems.notANumber({ value: "1,425" })],
    [cells.watts.label({ name: applianceName("fan") }), problems.tooSmall({ value: "1" })],
    [cells.from.label({ name: applianceName("tv") }), problems.tooLarge({ value: "23" })],
    [cells.hours.label({ name: applianceName("tv") }), problems.notANumber({ value: "5" })],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(problem.replaceAll(".", "\\.")));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
});
