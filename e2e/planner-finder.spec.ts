import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import { market } from "#facts/market.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import { numeral } from "../src/model/product.ts";
import {
  answer,
  applianceName,
  count,
  escaped,
  example,
  exampleCounts,
  fixture,
  heading,
  headroom,
  messageField,
  need,
  oneMore,
  openPlanner,
  placeIn,
  planner,
  sized,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const ac = applianceName("ac15");
const fan = applianceName("fan");

async function expectHouseSwitches(page: Page) {
  const fans = fixture(page, new RegExp(`^${fan}`));
  await expect(fans).toHaveAttribute("aria-pressed", "true");
  await expect(fans).toHaveText("5");
  await fans.click();
  await expect(fans).toHaveAttribute("aria-pressed", "false");
  await expect(count(page, fan)).toHaveValue("0");
  await fans.focus();
  await page.keyboard.press("Enter");
  await expect(count(page, fan)).toHaveValue("5");
  await expect(fans).toBeFocused();
  const cooler = fixture(page, applianceName("cooler"));
  await cooler.focus();
  await page.keyboard.press("Space");
  await expect(cooler).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/cooler-1/);
}

async function expectCountProblems(page: Page) {
  const fans = count(page, fan);
  const lamps = count(page, applianceName("led"));
  const message = planner(page).getByRole("listitem").filter({ hasText: fan }).getByRole("status");
  await expect(message).toHaveText("");
  for (const [typed, counted, expected] of [
    ["500", "99", words.list.problems.tooLarge({ count: 99 })],
    ["-5", "0", words.list.problems.tooSmall({ count: 0 })],
    ["2.5", "2", words.list.problems.notWhole({})],
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
  await expect(message).toHaveText(words.list.problems.notANumber({}));
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-");
  await expect(fans).toHaveAccessibleDescription(words.list.problems.notANumber({}));
  await page.keyboard.press("Tab");
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-5");
  await expect(message).toHaveText(words.list.problems.tooSmall({ count: 0 }));
  await example(page, "flat").click();
  await expect(fans).toHaveValue("3");
  await expect(message).toHaveText("");

  const before = await lamps.inputValue();
  for (const pasted of ["½", "4–6", "😀"]) {
    await lamps.click();
    await page.keyboard.insertText(pasted);
    await expect(lamps).toHaveValue(before);
    await expect(planner(page).getByText(words.list.problems.notANumber({}))).toBeVisible();
  }
  const y = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y);
  await expect(lamps).toHaveValue(before);
}

async function expectListStaysOpen(page: Page) {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.locator("summary", { hasText: words.list.more }).click();
  await oneMore(page, "iron").click();
  // The last one of its group: the group stays open.
  await page.getByRole("button", { name: words.list.oneFewer({ name: applianceName("iron") }) }).click();
  await expect(oneMore(page, "iron")).toBeVisible();
  await count(page, fan).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: words.list.heading })).toBeVisible();
  await expect(count(page, fan)).toBeFocused();
}

async function expectKindsCountedTogether(page: Page) {
  await page.getByRole("button", { name: words.choices.nothing }).click();
  for (const [name, many] of [
    [ac, "2"],
    [applianceName("ac2"), "1"],
    [fan, "1"],
  ] as const)
    await count(page, name).fill(many);
  const house = planner(page).getByRole("group", { name: words.house.label });
  const filled = () => house.locator(".house-panel[data-filled]").count();
  const acs = fixture(page, new RegExp(`^${ac}`));
  await expect(acs).toHaveText("3");
  const before = await filled();
  await acs.click();
  await expect(house.locator(".house-numeral")).toHaveText(numeral(sized({ counts: { fan: 1 } })));
  expect(await filled()).toBeLessThan(before);
  await acs.click();
  await expect(count(page, ac)).toHaveValue("2");
  await expect(count(page, applianceName("ac2"))).toHaveValue("1");
  await page.getByRole("button", { name: words.choices.nothing }).click();
  expect(await filled()).toBe(0);
}

async function expectSized(page: Page, changes: Partial<Plan> = {}) {
  const expected = sized(changes);
  await expect(answer(page, expected.model)).toBeVisible();
  await expect(need(page)).toHaveText(headroom(market.headroom, expected.need));
}

async function expectSmallestModel(page: Page) {
  const house = exampleCounts();
  const flat = exampleCounts("flat");
  await expectSized(page);
  await oneMore(page, "ac15").click();
  await expectSized(page, { counts: { ...house, ac15: (house.ac15 ?? 0) + 1 } });
  await count(page, ac).fill("6");
  await expectSized(page, { counts: { ...house, ac15: 6 } });
  await example(page, "flat").click();
  await expectSized(page, { counts: flat });
  await page.getByLabel(words.choices.backup.label).check();
  await expectSized(page, { counts: flat, backup: true });
  const { model } = sized({ counts: flat, backup: true });
  await expect(
    planner(page)
      .getByRole("status")
      .filter({ hasText: words.answer.heading({ model }).slice(0, -1) }),
  ).toBeAttached();
  await page.getByRole("button", { name: words.choices.nothing }).click();
  await expect(heading(page, words.answer.empty.heading)).toBeVisible();
  await expect(heading(page, plannerSavings.heading)).toBeHidden();
  await count(page, ac).fill("20");
  await expect(heading(page, words.answer.tooLarge.heading)).toBeVisible();
  await planner(page).getByRole("link", { name: words.answer.talk }).click();
  const load = plannerSummary.load({ appliances: plannerSummary.appliance({ count: 20, name: ac }) });
  const asked = [contact.quote.advice, placeIn("home", "new-delhi", true), load].join("\n");
  await expect(messageField(page)).toHaveValue(new RegExp(escaped(asked)));
  await expect(count(page, ac)).toHaveValue("20");
}

test("planner names the smallest model that fits, by list and example", async ({ page }) => {
  await openPlanner(page);
  await test.step("appliance list stays open while it is used", () => expectListStaysOpen(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("planner names the smallest model, and explains an empty load and one that is too large", () =>
    expectSmallestModel(page));
});

test("house of the planner switches appliances, and wrong counts are explained", async ({ page }) => {
  await openPlanner(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel(words.choices.backup.label).uncheck();
  await example(page, "house").click();
  await test.step("house switches an appliance by pointer and keys, and remembers how many there were", () =>
    expectHouseSwitches(page));
  await test.step("count field explains a corrected value until a valid one is entered", () =>
    expectCountProblems(page));
  await test.step("house counts all kinds of an appliance together, and its panels and numeral follow", () =>
    expectKindsCountedTogether(page));
});
