import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import { market } from "#facts/market.ts";
import { formatNumber } from "../src/model/format.ts";
import {
  answer,
  applianceName,
  count,
  escaped,
  example,
  field,
  fixture,
  heading,
  headroom,
  messageField,
  need,
  oneMore,
  openHours,
  openPlanner,
  placeIn,
  planner,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { problems } = calculator;

const ac = applianceName("ac15");
const fan = applianceName("fan");

test("planner names the smallest model that fits, and explains an empty load and one that is too large", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(answer(page, "FLARE 6.2KW")).toBeVisible();
  await expect(need(page)).toHaveText(headroom(25, "5.13"));
  await oneMore(page, "ac15").click();
  await expect(need(page)).toHaveText(headroom(25, "6.13"));
  await count(page, ac).fill("6");
  await expect(answer(page, "FLARE 10.2KW")).toBeVisible();
  await example(page, "flat").click();
  await expect(answer(page, "FLARE 4.2KW")).toBeVisible();
  await page.getByLabel(words.choices.backup.label).check();
  await expect(answer(page, "FLARE 5.0KW Hybrid")).toBeVisible();
  await expect(
    planner(page)
      .getByRole("status")
      .filter({ hasText: words.answer.heading({ model: "FLARE 5.0KW Hybrid" }).slice(0, -1) }),
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
});

test("count field explains a corrected value until a valid one is entered, and keeps its value otherwise", async ({
  page,
}) => {
  await openPlanner(page);
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
  for (const pasted of ["५", "½", "4–6", "😀"]) {
    await lamps.click();
    await page.keyboard.insertText(pasted);
    await expect(lamps).toHaveValue(before);
    await expect(planner(page).getByText(words.list.problems.notANumber({}))).toBeVisible();
  }
  const y = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y);
  await expect(lamps).toHaveValue(before);
});

test("appliance list stays open while it is used", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPlanner(page);
  await page.locator("summary", { hasText: words.list.more }).click();
  await oneMore(page, "iron").click();
  // Its last appliance.
  await page.getByRole("button", { name: words.list.oneFewer({ name: applianceName("iron") }) }).click();
  await expect(oneMore(page, "iron")).toBeVisible();
  await count(page, fan).click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: words.list.heading })).toBeVisible();
  await expect(count(page, fan)).toBeFocused();
});

test("invalid values in the URL are clamped, explained at their fields until they change, and never shown as NaN", async ({
  page,
}) => {
  const counts = "fan-9999_led--3_tv-2.5_wifi-4_x-1";
  await openPlanner(page, `?rate=abc&array=-5&battery=1e9&load=${counts}&units=NaN&city=%3Cscript%3E`);
  for (const [name, counted, expected] of [
    [fan, "99", words.list.problems.tooLarge({ count: 99 })],
    [applianceName("led"), "0", words.list.problems.tooSmall({ count: 0 })],
    [applianceName("tv"), "2", words.list.problems.notWhole({})],
    [applianceName("wifi"), "4", ""],
  ] as const) {
    await expect(count(page, name)).toHaveValue(counted);
    await expect(count(page, name)).toHaveAccessibleDescription(expected);
  }
  await openHours(page);
  for (const [label, problem] of [
    [plannerSavings.fields.rate.label, problems.notANumber({ value: formatNumber(market.tariff) })],
    [plannerSavings.fields.array.label, problems.tooSmall({ value: "0.5" })],
    [plannerDay.battery.label, problems.notANumber({ value: "5" })],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(problem);
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
  await page.getByRole("button", { name: words.list.oneFewer({ name: fan }) }).click();
  await expect(count(page, fan)).toHaveAccessibleDescription("");
});

test("house switches an appliance on and off by pointer and keys, and remembers how many there were", async ({
  page,
}) => {
  await openPlanner(page);
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
});

test("house counts all kinds of an appliance together, and its panels and numeral follow the answer", async ({
  page,
}) => {
  await openPlanner(page, "?load=ac15-2_ac2-1_fan-1");
  const house = planner(page).getByRole("group", { name: words.house.label });
  const filled = () => house.locator(".house-panel[data-filled]").count();
  const acs = fixture(page, new RegExp(`^${ac}`));
  await expect(acs).toHaveText("3");
  const before = await filled();
  await acs.click();
  await expect(house.locator(".house-numeral")).toHaveText("4.2");
  expect(await filled()).toBeLessThan(before);
  await acs.click();
  await expect(count(page, ac)).toHaveValue("2");
  await expect(count(page, applianceName("ac2"))).toHaveValue("1");
  await page.getByRole("button", { name: words.choices.nothing }).click();
  expect(await filled()).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  const strip = (page: Page) => page.locator(".planner-strip");
  const isInView = (page: Page) =>
    strip(page).evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });

  test("answer strip is at the bottom of the screen while the planner is on it, and follows each tap", async ({
    page,
  }) => {
    await openPlanner(page);
    await expect(strip(page)).toContainText("FLARE 6.2KW");
    expect(await isInView(page)).toBe(true);
    const acs = fixture(page, new RegExp(`^${ac}`));
    await acs.tap();
    await expect(strip(page)).not.toContainText("5.13");
    await expect(strip(page).getByRole("link")).toBeVisible();
    const controls = fixture(page, /./);
    for (const control of await controls.all()) {
      const box = await control.locator(".fixture-target").boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
    }
    for (const part of ["hero", "contact"]) {
      await page.evaluate((id) => (document.getElementById(id) ?? document.body).scrollIntoView(), part);
      await expect.poll(() => isInView(page), part).toBe(false);
    }
  });

  test("answer strip does not cover the focused control", async ({ page }) => {
    await openPlanner(page);
    await page.getByRole("button", { name: words.list.heading }).tap();
    await count(page, fan).focus();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const focus = document.activeElement?.getBoundingClientRect();
        const bar = document.querySelector(".planner-strip")?.getBoundingClientRect();
        return focus && bar && document.activeElement?.closest(".planner-strip") === null
          ? focus.bottom > bar.top
          : false;
      });
      expect(hidden).toBe(false);
    }
  });
});
