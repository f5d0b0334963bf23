import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAppliances } from "#content/planner-appliances.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import { formatHundredths, formatPeak, formatWhole } from "../src/model/format.ts";
import { firstPlan } from "../src/model/planner/example.ts";
import { outcomeOf } from "../src/model/planner/outcome.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import { plannerFacts } from "../src/sections/planner/planner-facts.ts";
import { expect, open, waitForElement } from "./test.ts";

/** Counts of an example; without an id, of the one that the planner starts with. */
export function exampleCounts(id = plannerFacts.examples.first) {
  const found = plannerFacts.examples.examples.find((each) => each.id === id);
  if (!found) throw new Error(`there is no example ${id}`);
  return found.counts;
}

/** The first plan with these changes: what comes of it may change with a new product or another wattage. */
export const outcomeWith = (changes: Partial<Plan> = {}) =>
  outcomeOf({ ...firstPlan(plannerFacts.examples), ...changes }, plannerFacts);

export function sized(changes: Partial<Plan> = {}): { model: string; need: string } {
  const { sizing } = outcomeWith(changes);
  if (!sizing.fits) throw new Error(`no model: ${sizing.reason}`);
  return { model: sizing.product.model, need: formatHundredths(sizing.load.need) };
}

export function yearWith(changes: Partial<Plan> = {}) {
  const { year, array } = outcomeWith(changes);
  if (!year) throw new Error("no model fits");
  return { ...year, panels: formatPeak(array), generation: formatWhole(year.savings.generation) };
}

export const planner = (page: Page) => page.locator("#find-your-flare");
export const heading = (page: Page, name: string) => planner(page).getByRole("heading", { name, exact: true });
export const answer = (page: Page, model: string) => heading(page, words.answer.heading({ model }));
/** The sentence below the answer, and what it says of headroom and need. */
export const need = (page: Page) => planner(page).locator(".planner-answer h4 + p");
export const headroom = (percent: number, kilowatts = "") => new RegExp(`\\b${percent}%.*\\b${kilowatts}\\s?kW`);
export const applianceName = (id: string) => plannerAppliances.names[id] ?? id;
export const count = (page: Page, name: string) => planner(page).getByRole("spinbutton", { name, exact: true });
export const oneMore = (page: Page, id: string) =>
  planner(page).getByRole("button", { name: words.list.oneMore({ name: applianceName(id) }), exact: true });
/** An appliance in the drawn house. */
export const fixture = (page: Page, name: string | RegExp) =>
  planner(page).getByRole("group", { name: words.house.label }).getByRole("button", { name });
export const example = (page: Page, id: string) =>
  planner(page).getByRole("button", { name: words.examples[id]?.name ?? id });
export const figure = (page: Page, name: string) =>
  planner(page)
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: name }) })
    .locator("dd")
    .first();
export const field = (page: Page, name: string) => planner(page).getByRole("textbox", { name });
/** Watts and hours of an appliance among the assumptions. */
export const habit = (page: Page, id: string, cell: keyof typeof plannerAssumptions.cells) =>
  field(page, plannerAssumptions.cells[cell].label({ name: applianceName(id) }));
export const headroomField = (page: Page) => field(page, plannerAssumptions.fields.headroom.label);
export const city = (page: Page) => planner(page).getByLabel(words.choices.city);
export const requestQuote = (page: Page) => planner(page).getByRole("link", { name: calculator.requestQuote });
export const seeModel = (page: Page, model: string) =>
  planner(page).getByRole("link", { name: words.answer.see({ model }) });
export const messageField = (page: Page) => page.getByLabel(contact.fields.message.label);
/** The first line of the summary. */
export const placeIn = (use: "home" | "business", id: string, backup = false) =>
  plannerSummary.place({ use, city: plannerCities.names[id] ?? id, backup: String(backup) });
/** The sentence about the average day in New Delhi, up to its figures. */
export const averageDay =
  plannerDay.average({ city: plannerCities.names["new-delhi"] ?? "", panels: "|", solar: "" }).split("|")[0] ?? "";
/** For a part of a longer text. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

export const waitForPlanner = (page: Page) =>
  waitForElement(page, "#find-your-flare:not([data-hydrating] *, :has([data-hydrating]))");

export async function openPlanner(page: Page, search = "") {
  await open(page, `/${search}#find-your-flare`);
  await waitForPlanner(page);
}

const fold = (page: Page, name: string) => planner(page).locator("summary", { hasText: name });

export const assumptionsLine = (page: Page) => fold(page, words.howCounted.heading);

export const assumedFields = (page: Page) => assumptionsLine(page).locator("..").locator("input");

/** By keyboard, since the sections above may still move it after Back. */
export async function openAssumptions(page: Page) {
  await assumptionsLine(page).press("Enter");
  await expect(headroomField(page)).toBeVisible();
}

export const hoursLine = (page: Page) => fold(page, plannerSavings.more.title);

export async function openHours(page: Page) {
  await hoursLine(page).press("Enter");
  await expect(field(page, plannerSavings.fields.rate.label)).toBeVisible();
}

/** From now on, time passes only by `runFor`. Needs `page.clock.install()` before the page loads. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
