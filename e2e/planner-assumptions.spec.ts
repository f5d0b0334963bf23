import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as plannerWords } from "#content/planner.ts";
import { plannerAssumptions as words } from "#content/planner-assumptions.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { formatNumber, formatTenths, formatWhole } from "../src/model/format.ts";
import { type AssumedName, assumedLimits, assumedNames, habitLimits } from "../src/model/planner/assumptions.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import { cityName } from "../src/sections/planner/names.ts";
import { overridesInWords, timeInWords } from "../src/sections/planner/overrides-in-words.ts";
import { yieldInWords } from "../src/sections/planner/savings/savings-in-words.ts";
import { planInWords } from "../src/sections/planner/summary.ts";
import {
  answer,
  assumedFields,
  assumptionsLine,
  count,
  field,
  figure,
  fold,
  habitField,
  initialPlan,
  literally,
  modelOf,
  nameOf,
  need,
  needOf,
  openAssumptions,
  openPlanner,
  outcomeWith,
  planner,
  plannerFacts,
  plannerHydrated,
  startFromNothing,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const AC = "ac15";
const { fields } = words;
const { assumedDefaults } = outcomeWith();
const sourceOf = (name: AssumedName) =>
  name === "yield" ? fields.yield.note({ city: cityName({ id: initialPlan.city }) }) : fields[name].note;

function factsOf(id: string) {
  const appliance = plannerFacts.appliances.find((each) => each.id === id);
  if (!appliance) throw new Error(`There is no appliance "${id}"`);
  return appliance;
}
const ac = factsOf(AC);

/** The visitor's own figures as the page lists them. */
const ownFigures = (change: Partial<Plan>) =>
  words.own({
    label: words.ownLabel,
    figures: overridesInWords({ ...initialPlan, ...change }, outcomeWith(change)).join("; "),
  });

const row = (page: Page, name: string) => planner(page).getByRole("listitem").filter({ hasText: name });

test("assumptions show each figure with its unit and source, for counted appliances and only while open", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(assumedFields(page)).toHaveCount(0);
  await openAssumptions(page);
  for (const name of assumedNames) {
    const { label, unit } = fields[name];
    await expect(field(page, label)).toHaveValue(String(assumedDefaults[name]));
    await expect(field(page, label)).toHaveAccessibleName(literally(`, ${unit}`, "", "$"));
    await expect(field(page, label)).toHaveAccessibleDescription(sourceOf(name));
  }
  await expect(habitField(page, "watts", AC)).toHaveValue(String(ac.running));
  await expect(habitField(page, "from", AC)).toHaveValue(String(ac.from));
  await expect(habitField(page, "hours", AC)).toHaveValue(String(ac.hours));
  await expect(habitField(page, "watts", "fan")).toHaveCount(1);
  await count(page, "fan").fill("0");
  await expect(habitField(page, "watts", "fan")).toHaveCount(0);
  await startFromNothing(page).click();
  await expect(field(page, fields.headroom.label)).toBeVisible();
  await assumptionsLine(page).click();
  await expect(assumedFields(page)).toHaveCount(0);
});

test("changed assumptions are marked, change size, savings and daily curve, and can be reset", async ({ page }) => {
  await openPlanner(page);
  await openAssumptions(page);
  const own = { headroom: "60", yield: "1000", co2: "0.5" };
  const changed = outcomeWith({ assumed: own });
  await field(page, fields.headroom.label).fill(own.headroom);
  await expect(need(page, 60)).toHaveText(needOf(changed));
  expect(needOf(changed)).not.toBe(needOf(outcomeWith()));
  await expect(answer(page, modelOf(changed) ?? "")).toBeVisible();
  const ours = words.ourFigure({ figure: formatNumber(assumedDefaults.headroom) });
  await expect(field(page, fields.headroom.label)).toHaveAccessibleDescription(
    literally(`${words.yours} ${ours}`, "^"),
  );
  await expect(assumptionsLine(page)).toContainText(words.mixed);
  await fold(page, plannerWords.howCounted.heading).click();
  const counted = plannerWords.howCounted.percent({ figure: own.headroom, own: "true" });
  await expect(planner(page).getByText(counted)).toBeVisible();
  await field(page, fields.yield.label).fill(own.yield);
  const savings = changed.year?.savings;
  if (!savings) throw new Error("no model fits");
  await expect(figure(page, plannerSavings.generation.name)).toContainText(formatWhole(savings.generation));
  await expect(planner(page).getByText(yieldInWords(changed, savings))).toBeVisible();
  await field(page, fields.co2.label).fill(own.co2);
  const carbon = plannerSavings.carbon.note({ figure: own.co2, source: plannerSavings.carbon.own });
  await expect(planner(page).getByText(carbon)).toBeVisible();
  await expect(planner(page)).toContainText(ownFigures({ assumed: own }));
  await page.getByRole("button", { name: words.reset }).click();
  await expect(field(page, fields.headroom.label)).toHaveValue(String(assumedDefaults.headroom));
  await expect(need(page)).toHaveText(needOf(outcomeWith()));
  await expect(planner(page).getByText(words.ownLabel)).toHaveCount(0);
  await expect(page).toHaveURL(/\/#find-your-flare$/);

  const line = row(page, nameOf(AC)).first();
  await expect(line).not.toContainText(plannerWords.list.yours);
  await habitField(page, "watts", AC).fill("2,000");
  await expect(line).toContainText(plannerWords.list.watts({ watts: "2,000" }));
  await expect(line).toContainText(plannerWords.list.yours);
  const habits = outcomeWith({ watts: { [AC]: "2000" }, from: { [AC]: "11" }, hours: { [AC]: "2" } });
  await expect(need(page)).toHaveText(needOf(habits));
  await habitField(page, "from", AC).fill("11");
  await habitField(page, "hours", AC).fill("2");
  const { readouts } = plannerDay;
  const slider = page.getByRole("slider", { name: plannerDay.slider });
  const used = (hour: number) => `${formatTenths(habits.year?.day.hours[hour]?.load ?? 0)} ${readouts.unit}`;
  expect(used(12)).not.toBe(used(22));
  for (const hour of [12, 22]) {
    await slider.fill(String(hour));
    await expect(figure(page, readouts.load)).toHaveText(used(hour));
  }
  const ourTime = timeInWords({ from: ac.from, length: ac.hours });
  await expect(row(page, words.ourHabits({ watts: formatNumber(ac.running), time: ourTime }))).toBeVisible();
});

const OWN = "?assume=headroom-30&watts=ac15-1%2C800&from=tv-20";
const own = { ...initialPlan, assumed: { headroom: "30" }, watts: { ac15: "1,800" }, from: { tv: "20" } };
const ownOutcome = outcomeWith(own);

async function expectOwnFigures(page: Page) {
  await expect(need(page, 30)).toHaveText(needOf(ownOutcome));
  await expect(habitField(page, "watts", "ac15")).toHaveValue("1,800");
  await expect(habitField(page, "from", "tv")).toHaveValue("20");
}

test("changed assumptions are in the copied summary and its link, survive reload and Back, and are part of the quote", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlanner(page);
  await openAssumptions(page);
  await field(page, fields.headroom.label).fill("30");
  await habitField(page, "watts", "ac15").fill("1,800");
  await habitField(page, "from", "tv").fill("20");
  await expect(assumptionsLine(page)).toContainText(words.mixed);
  await page.getByRole("button", { name: calculator.copySummary }).click();
  await expect(planner(page).getByText(calculator.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(overridesInWords(own, ownOutcome)).toHaveLength(3);
  for (const override of overridesInWords(own, ownOutcome)) expect(copied).toContain(override);
  expect(copied).toContain(planInWords(own, ownOutcome));
  const { search } = new URL(copied.split("\n").at(-1) ?? "");
  expect(search).toBe(OWN);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(need(otherTab, 30)).toHaveText(needOf(ownOutcome));
  await otherTab.reload();
  await plannerHydrated(otherTab);
  await openAssumptions(otherTab);
  await expectOwnFigures(otherTab);
  const model = modelOf(ownOutcome) ?? "";
  await planner(otherTab)
    .getByRole("link", { name: plannerWords.answer.see({ model }) })
    .click();
  await expect(otherTab.getByRole("heading", { level: 1, name: model })).toBeVisible();
  await otherTab.goBack();
  await plannerHydrated(otherTab);
  await expectOwnFigures(otherTab);
  await planner(otherTab).getByRole("link", { name: calculator.requestQuote }).click();
  await expect(otherTab.getByLabel(contact.fields.message.label)).toHaveValue(literally(planInWords(own, ownOutcome)));
});

test("invalid assumptions in the URL are clamped and explained at their fields", async ({ page }) => {
  await openPlanner(page, "?assume=headroom-900_yield-abc_dragon-1&watts=fan--5_dragon-9&from=tv-99&hours=tv-1e9");
  await expect(need(page, 100)).toBeVisible();
  await openAssumptions(page);
  const { tooLarge, tooSmall, notANumber } = calculator.problems;
  for (const [input, problem] of [
    [field(page, fields.headroom.label), tooLarge({ value: assumedLimits.headroom.max })],
    [field(page, fields.yield.label), notANumber({ value: formatNumber(assumedDefaults.yield) })],
    [habitField(page, "watts", "fan"), tooSmall({ value: habitLimits.watts.min })],
    [habitField(page, "from", "tv"), tooLarge({ value: habitLimits.from.max })],
    [habitField(page, "hours", "tv"), notANumber({ value: formatNumber(factsOf("tv").hours) })],
  ] as const) {
    await expect(input).toHaveAccessibleDescription(literally(problem));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
});
