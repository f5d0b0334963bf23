import type { Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import {
  applianceName,
  count,
  example,
  exampleCounts,
  field,
  headroomField,
  oneMore,
  openAssumptions,
  openPlanner,
  pauseClock,
  planner,
  sized,
} from "./planner.ts";
import { expect, test } from "./test.ts";

/** A change is announced after a pause: these two together are longer, the first alone is shorter. */
const BEFORE_ANNOUNCEMENT_MS = 700;
const REST_MS = 200;

const carries = (changes: Partial<Plan>) => words.answer.carries(sized(changes));

/** Records everything that the planner's live regions announce from now on. */
async function recordAnnouncements(page: Page) {
  await planner(page).evaluate((part) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const watch = new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            "[role=status], [role=alert], [aria-live]",
          ),
        ),
      );
      for (const region of regions) if (region?.textContent) announced.push(region.textContent);
    });
    watch.observe(part, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}

async function expectStepsAnnouncedOnce(page: Page) {
  const announced = await recordAnnouncements(page);
  const more = oneMore(page, "ac15");
  await more.focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("Enter");
    await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS);
  }
  await expect(more).toBeFocused();
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const house = exampleCounts();
  const once = [carries({ counts: { ...house, ac15: (house.ac15 ?? 0) + 3 } })];
  await expect.poll(announced).toEqual(once);
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await example(page, "flat").click();
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  const flat = exampleCounts("flat");
  const twice = [...once, carries({ counts: flat })];
  await expect.poll(announced).toEqual(twice);
  await count(page, applianceName("fan")).fill("500");
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  await expect
    .poll(announced)
    .toEqual([...twice, words.list.problems.tooLarge({ count: 99 }), carries({ counts: { ...flat, fan: 99 } })]);
}

async function expectAssumptionAnnouncedOnce(page: Page) {
  const announced = await recordAnnouncements(page);
  await headroomField(page).selectText();
  for (const key of "100") {
    await page.keyboard.press(key);
    await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS);
  }
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const once = [carries({ assumed: { headroom: "100" } })];
  await expect.poll(announced).toEqual(once);
  await field(page, plannerAssumptions.fields.co2.label).fill("0.9");
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  await expect(field(page, plannerAssumptions.fields.co2.label)).toHaveAccessibleDescription(
    new RegExp(`^${plannerAssumptions.yours}`),
  );
  expect(await announced()).toEqual(once);
}

test("several steps, a corrected count and a typed assumption are each announced once, after a pause", async ({
  page,
}) => {
  await page.clock.install();
  await openPlanner(page);
  await openAssumptions(page);
  await pauseClock(page);
  await test.step("several steps in a row and a corrected count", () => expectStepsAnnouncedOnce(page));
  await example(page, "house").click();
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  await test.step("assumption typed key by key, and one that does not change the size", () =>
    expectAssumptionAnnouncedOnce(page));
});
