import type { Page } from "@playwright/test";
import { planner as plannerWords } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { formatHundredths } from "../src/model/format.ts";
import { type Counts, withCount } from "../src/model/planner/appliance.ts";
import { firstPlan } from "../src/model/planner/example.ts";
import { type Outcome, outcomeOf } from "../src/model/planner/outcome.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import { byCapacity } from "../src/model/product.ts";
import { applianceName, exampleWords } from "../src/sections/planner/names.ts";
import { plannerFacts } from "../src/sections/planner/planner-facts.ts";
import { expect, open, waitForElement } from "./test.ts";

export { plannerFacts };

export const planner = (page: Page) => page.locator("#find-your-flare");
export const answer = (page: Page, model: string) => planner(page).getByRole("heading", { name: model, exact: true });
/** By id. */
export const count = (page: Page, id: string) =>
  planner(page).getByRole("spinbutton", { name: nameOf(id), exact: true });
export const oneMore = (page: Page, id: string) =>
  planner(page).getByRole("button", { name: plannerWords.list.oneMore({ name: nameOf(id) }), exact: true });
export const oneFewer = (page: Page, id: string) =>
  planner(page).getByRole("button", { name: plannerWords.list.oneFewer({ name: nameOf(id) }), exact: true });
export const exampleButton = (page: Page, id: string) =>
  planner(page).getByRole("button", { name: exampleWords({ id }).name });
export const startFromNothing = (page: Page) =>
  planner(page).getByRole("button", { name: plannerWords.choices.nothing });
export const figure = (page: Page, name: string) =>
  planner(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();
export const need = (page: Page, percent = plannerFacts.market.headroom) =>
  figure(page, plannerWords.answer.need({ percent }));
export const field = (page: Page, name: string) => planner(page).getByRole("textbox", { name });
export const habitField = (page: Page, habit: keyof typeof plannerAssumptions.cells, id: string) =>
  field(page, plannerAssumptions.cells[habit].label({ name: nameOf(id) }));

export const nameOf = (id: string) => applianceName({ id });
export const initialPlan = firstPlan(plannerFacts.examples);

export function exampleCounts(id: string): Counts {
  const example = plannerFacts.examples.examples.find((each) => each.id === id);
  if (!example) throw new Error(`There is no example "${id}"`);
  return example.counts;
}

/** What the page has to show for the plan it starts with, changed like this. */
export const outcomeWith = (change: Partial<Plan> = {}): Outcome =>
  outcomeOf({ ...initialPlan, ...change }, plannerFacts);

export const modelOf = ({ sizing }: Outcome): string | undefined => (sizing.fits ? sizing.product.model : undefined);
export const needOf = ({ sizing }: Outcome): string =>
  `${formatHundredths(sizing.load.need)} ${plannerWords.answer.unit}`;

const most = 99;
/** How many of an appliance the plan takes until the condition holds. */
export function countUntil(id: string, plan: Plan, holds: (outcome: Outcome) => boolean): number {
  const counts = Array.from({ length: most }, (_, i) => i + 1);
  const found = counts.find((each) =>
    holds(outcomeOf({ ...plan, counts: withCount(plan.counts, id, each) }, plannerFacts)),
  );
  if (!found) throw new Error(`${most} of "${id}" are not enough`);
  return found;
}
export const largestModel = byCapacity(plannerFacts.products).at(-1)?.model ?? "";

/** A pattern for the text itself. */
export const literally = (text: string, before = "", after = "") =>
  new RegExp(before + text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&") + after);

export const plannerHydrated = (page: Page) =>
  waitForElement(page, "#find-your-flare:not([data-hydrating] *, :has([data-hydrating]))");

export async function openPlanner(page: Page, search = "") {
  await open(page, `/${search}#find-your-flare`);
  await plannerHydrated(page);
}

export const fold = (page: Page, title: string) => planner(page).locator("summary", { hasText: title });

export const assumptionsLine = (page: Page) => fold(page, plannerAssumptions.heading);

export const assumedFields = (page: Page) => assumptionsLine(page).locator("..").locator("input");

/** By keyboard, since the sections above may still move it after Back. */
export async function openAssumptions(page: Page) {
  await assumptionsLine(page).press("Enter");
  await expect(field(page, plannerAssumptions.fields.headroom.label)).toBeVisible();
}

/** From now on, time passes only by `runFor`. Needs `page.clock.install()` before the page loads. */
export async function pauseClock(page: Page) {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
