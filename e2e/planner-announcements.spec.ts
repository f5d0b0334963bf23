import type { Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { withCount } from "../src/model/planner/appliance.ts";
import { verdictInWords } from "../src/sections/planner/in-words.ts";
import {
  count,
  exampleButton,
  exampleCounts,
  field,
  initialPlan,
  literally,
  oneMore,
  openAssumptions,
  openPlanner,
  outcomeWith,
  pauseClock,
  planner,
  startFromNothing,
} from "./planner.ts";
import { expect, test } from "./test.ts";

/** A change is announced after a pause: these two together are longer, the first alone is shorter. */
const BEFORE_ANNOUNCEMENT_MS = 700;
const REST_MS = 200;

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

const AC = "ac15";
const { fields } = plannerAssumptions;
const verdict = (...change: Parameters<typeof outcomeWith>) => verdictInWords(outcomeWith(...change).sizing);

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test("several steps in a row are announced once, after a pause, and so is a corrected count", async ({ page }) => {
  await openPlanner(page);
  await pauseClock(page);
  const announced = await recordAnnouncements(page);
  const more = oneMore(page, AC);
  await more.focus();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press("Enter");
    await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS);
  }
  await expect(more).toBeFocused();
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const stepped = verdict({ counts: withCount(initialPlan.counts, AC, (initialPlan.counts[AC] ?? 0) + 3) });
  await expect.poll(announced).toEqual([stepped]);
  await startFromNothing(page).click();
  await exampleButton(page, "flat").click();
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  const flat = exampleCounts("flat");
  const twice = [stepped, verdict({ counts: flat })];
  await expect.poll(announced).toEqual(twice);
  await count(page, "fan").fill("500");
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  const corrected = words.list.problems.tooLarge({ count: 99 });
  await expect.poll(announced).toEqual([...twice, corrected, verdict({ counts: withCount(flat, "fan", 99) })]);
});

test("assumption typed key by key is announced once, and not at all if the size stays the same", async ({ page }) => {
  await openPlanner(page);
  await openAssumptions(page);
  await pauseClock(page);
  const announced = await recordAnnouncements(page);
  await field(page, fields.headroom.label).selectText();
  for (const key of "100") {
    await page.keyboard.press(key);
    await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS);
  }
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const once = [verdict({ assumed: { headroom: "100" } })];
  await expect.poll(announced).toEqual(once);
  await field(page, fields.co2.label).fill("0.9");
  await page.clock.runFor(BEFORE_ANNOUNCEMENT_MS + REST_MS);
  await expect(field(page, fields.co2.label)).toHaveAccessibleDescription(literally(plannerAssumptions.yours, "^"));
  expect(await announced()).toEqual(once);
});
