import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { withCount } from "../src/model/planner/appliance.ts";
import { limits } from "../src/model/planner/outcome.ts";
import { verdictInWords } from "../src/sections/planner/in-words.ts";
import { planInWords } from "../src/sections/planner/summary.ts";
import {
  answer,
  count,
  countUntil,
  exampleButton,
  exampleCounts,
  field,
  fold,
  initialPlan,
  largestModel,
  literally,
  modelOf,
  nameOf,
  need,
  needOf,
  oneFewer,
  oneMore,
  openPlanner,
  outcomeWith,
  planner,
  startFromNothing,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const AC = "ac15";
const withAcs = (count: number) => outcomeWith({ counts: withCount(initialPlan.counts, AC, count) });

test("planner names the smallest model that fits, and explains an empty load and one that is too large", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(answer(page, modelOf(outcomeWith()) ?? "")).toBeVisible();
  await expect(need(page)).toHaveText(needOf(outcomeWith()));
  await oneMore(page, AC).click();
  await expect(need(page)).toHaveText(needOf(withAcs((initialPlan.counts[AC] ?? 0) + 1)));
  const many = countUntil(AC, initialPlan, (outcome) => modelOf(outcome) === largestModel);
  await count(page, AC).fill(String(many));
  await expect(answer(page, largestModel)).toBeVisible();
  const flat = { counts: exampleCounts("flat") };
  await exampleButton(page, "flat").click();
  await expect(answer(page, modelOf(outcomeWith(flat)) ?? "")).toBeVisible();
  await page.getByLabel(words.choices.backup.label).check();
  const { sizing } = outcomeWith({ ...flat, backup: true });
  if (!sizing.fits) throw new Error("no hybrid carries the flat");
  expect(sizing.product.type).toBe("hybrid");
  await expect(answer(page, sizing.product.model)).toBeVisible();
  await expect(
    planner(page)
      .getByRole("status")
      .filter({ hasText: verdictInWords(sizing) }),
  ).toBeAttached();
  await startFromNothing(page).click();
  await expect(answer(page, words.answer.empty.heading)).toBeVisible();
  await expect(page.getByRole("heading", { name: plannerDay.heading })).toBeHidden();
  const nothing = { ...initialPlan, counts: {}, backup: true };
  const tooMany = countUntil(AC, nothing, (outcome) => !outcome.sizing.fits);
  await count(page, AC).fill(String(tooMany));
  await expect(answer(page, words.answer.tooLarge.heading)).toBeVisible();
  await planner(page).getByRole("link", { name: words.answer.talk }).click();
  const plan = { ...nothing, counts: { [AC]: tooMany } };
  await expect(page.getByLabel(contact.fields.message.label)).toHaveValue(
    literally(planInWords(plan, outcomeWith(plan)), String.raw`^[^\n]+\n`),
  );
  await expect(count(page, AC)).toHaveValue(String(tooMany));
});

const { problems } = words.list;
const tooLarge = problems.tooLarge({ count: 99 });
const tooSmall = problems.tooSmall({ count: 0 });
const notWhole = problems.notWhole({});
const notANumber = problems.notANumber({});

test("count field explains a corrected value until a valid one is entered, and keeps its value otherwise", async ({
  page,
}) => {
  await openPlanner(page);
  const fans = count(page, "fan");
  const lamps = count(page, "led");
  const message = planner(page)
    .getByRole("listitem")
    .filter({ hasText: nameOf("fan") })
    .getByRole("status");
  await expect(message).toHaveText("");
  for (const [typed, counted, expected] of [
    ["500", "99", tooLarge],
    ["-5", "0", tooSmall],
    ["2.5", "2", notWhole],
  ] as const) {
    await fans.fill(typed);
    await expect(fans).toHaveValue(counted);
    await expect(message).toHaveText(expected);
    await expect(fans).toHaveAccessibleDescription(expected);
    await fans.fill("4");
    await expect(message).toHaveText("");
    await expect(fans).toHaveAccessibleDescription("");
  }
  await fans.selectText();
  await page.keyboard.type("many");
  await expect(message).toHaveText(notANumber);
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-");
  await expect(fans).toHaveAccessibleDescription(notANumber);
  await page.keyboard.press("Tab");
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-5");
  await expect(message).toHaveText(tooSmall);
  await exampleButton(page, "flat").click();
  await expect(fans).toHaveValue(String(exampleCounts("flat").fan));
  await expect(message).toHaveText("");

  const before = await lamps.inputValue();
  for (const pasted of ["५", "½", "4–6", "😀"]) {
    await lamps.click();
    await page.keyboard.insertText(pasted);
    await expect(lamps).toHaveValue(before);
    await expect(planner(page).getByText(notANumber)).toBeVisible();
  }
  const y = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y);
  await expect(lamps).toHaveValue(before);
});

test("appliance list stays open while it is used", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPlanner(page);
  await fold(page, words.list.more).click();
  await oneMore(page, "iron").click();
  // Its last appliance.
  await oneFewer(page, "iron").click();
  await expect(oneMore(page, "iron")).toBeVisible();
  await count(page, "fan").click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: words.list.heading })).toBeVisible();
  await expect(count(page, "fan")).toBeFocused();
});

test("invalid values in the URL are clamped, explained at their fields until they change, and never shown as NaN", async ({
  page,
}) => {
  const counts = "fan-9999_led--3_tv-2.5_wifi-4_x-1";
  await openPlanner(page, `?rate=abc&array=-5&battery=1e9&load=${counts}&units=NaN&city=%3Cscript%3E`);
  for (const [id, counted, expected] of [
    ["fan", "99", tooLarge],
    ["led", "0", tooSmall],
    ["tv", "2", notWhole],
    ["wifi", "4", ""],
  ] as const) {
    await expect(count(page, id)).toHaveValue(counted);
    await expect(count(page, id)).toHaveAccessibleDescription(expected);
  }
  const { notANumber: refused, tooSmall: raised } = calculator.problems;
  const { defaults } = outcomeWith();
  for (const [label, problem] of [
    [plannerSavings.fields.rate.label, refused({ value: defaults.rate })],
    [plannerSavings.fields.array.label, raised({ value: limits.array.min })],
    [plannerDay.battery.label, refused({ value: defaults.battery })],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(problem);
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
  await oneFewer(page, "fan").click();
  await expect(count(page, "fan")).toHaveAccessibleDescription("");
});
