import type { Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import {
  answer,
  applianceName,
  assumedFields,
  assumptionsLine,
  count,
  field,
  figure,
  habit,
  headroom,
  headroomField,
  need,
  openAssumptions,
  openHours,
  openPlanner,
  planner,
  sized,
  yearWith,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { fields, overrides } = plannerAssumptions;

const row = (page: Page, name: string) => planner(page).getByRole("listitem").filter({ hasText: name });

async function expectFiguresWithSource(page: Page) {
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
}

async function expectChangesCount(page: Page) {
  await headroomField(page).fill("60");
  const expected = sized({ assumed: { headroom: "60" } });
  await expect(need(page)).toHaveText(headroom(60, expected.need));
  await expect(answer(page, expected.model)).toBeVisible();
  await expect(headroomField(page)).toHaveAccessibleDescription(
    `${plannerAssumptions.yours} ${plannerAssumptions.ourFigure({ figure: 25 })} ${fields.headroom.note}`,
  );
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
  await expect(planner(page).getByText(words.howCounted.percent({ figure: "60", own: "true" }))).toBeVisible();
  await openHours(page);
  await field(page, fields.yield.label).fill("1000");
  const { panels, generation } = yearWith({ assumed: { headroom: "60", yield: "1000" } });
  await expect(figure(page, plannerSavings.generation.name)).toContainText(generation);
  await expect(planner(page).getByText(`${panels} kW × 1,000`)).toBeVisible();
  await field(page, fields.co2.label).fill("0.5");
  await expect(
    planner(page).getByText(
      plannerSavings.carbon.note({ figure: "0.5", net: "unsure", source: plannerSavings.carbon.own }),
    ),
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
}

test("assumptions show each figure with its source, are marked when changed, change the result and can be reset", async ({
  page,
}) => {
  await openPlanner(page);
  await test.step("each figure has its unit and source", () => expectFiguresWithSource(page));
  await test.step("changed figures are marked and change size, savings and daily curve", () =>
    expectChangesCount(page));
  await count(page, applianceName("fan")).fill("0");
  await expect(habit(page, "fan", "watts")).toHaveCount(0);
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await expect(headroomField(page)).toBeVisible();
  await assumptionsLine(page).click();
  await expect(assumedFields(page)).toHaveCount(0);
});
