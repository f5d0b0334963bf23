import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { setFontSize } from "./overflow.ts";
import {
  applianceName,
  assumptionsLine,
  count,
  example,
  figure,
  fixture,
  headroom,
  headroomField,
  need,
  openHours,
  openPlanner,
  planner,
  sized,
} from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const fan = applianceName("fan");
const answerBar = (page: Page) => page.locator(".answer-bar");
const isInView = (page: Page) =>
  answerBar(page).evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

const expand = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).and(page.locator("[aria-expanded=false]")).tap();

test("answer bar is not sticky at twice the text size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlanner(page);
  await setFontSize(page, 32);
  await planner(page).getByRole("button", { name: words.list.heading, exact: true }).tap();
  await count(page, fan).focus();
  expect(await answerBar(page).evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(844);
});

test("expanded planner does not scroll sideways and all controls are inside the screen", async ({ page }) => {
  await openPlanner(page, "?assume=headroom-900&watts=ac15-zz&load=fan-9999_ac15-2_fixedac-1");
  await expand(page, words.list.heading);
  await expect(planner(page).getByText(words.list.problems.tooLarge({ count: 99 }))).toBeVisible();
  await example(page, "house").tap();
  await count(page, applianceName("wash")).fill("2.5");
  const message = await planner(page).getByText(words.list.problems.notWhole({})).boundingBox();
  expect((message?.x ?? 0) + (message?.width ?? 320)).toBeLessThanOrEqual(320);
  // The message fits one line.
  expect(message?.height).toBeLessThan(30);
  await expand(page, plannerSavings.heading);
  for (const line of [words.howCounted.heading, words.list.more, plannerSavings.more.title, plannerDay.table.title])
    await planner(page).locator("summary", { hasText: line }).tap();
  // Shows the columns that a phone hides.
  await planner(page)
    .getByRole("button", { name: plannerDay.table.more({ hour: "21:00" }) })
    .tap();
  await expect(
    planner(page).getByRole("table").getByText(plannerDay.table.direct).filter({ visible: true }),
  ).toHaveCount(1);
  await expect(headroomField(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const controls = planner(page).locator("button, a, input, select, summary").filter({ visible: true });
  const outside = await controls.evaluateAll((all) =>
    all.flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      const name = control.getAttribute("aria-label") ?? control.textContent;
      return left < 0 || right > innerWidth || width === 0 ? [`${name}: ${left} to ${right}`] : [];
    }),
  );
  expect(await controls.count()).toBeGreaterThan(80);
  expect(outside).toEqual([]);
});

async function expectAnswerBar(page: Page) {
  const { model, need } = sized();
  await expect(answerBar(page)).toContainText(model);
  await expect(answerBar(page)).toContainText(need);
  expect(await isInView(page)).toBe(true);
  const acs = fixture(page, new RegExp(`^${applianceName("ac15")}`));
  await acs.tap();
  await expect(answerBar(page)).not.toContainText(need);
  await expect(answerBar(page).getByRole("link")).toBeVisible();
  const controls = fixture(page, /./);
  for (const control of await controls.all()) {
    const box = await control.locator(".fixture-target").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
  }
  const quote = planner(page).locator(".answer-actions").getByRole("link", { name: calculator.requestQuote });
  await quote.scrollIntoViewIfNeeded();
  await expect(answerBar(page)).toBeHidden();
  await test.step("answer bar returns once the header covers that button", async () => {
    await page.evaluate(() => {
      const actions = document.querySelector(".answer-actions");
      window.scrollBy({ top: (actions?.getBoundingClientRect().bottom ?? 0) - 40, behavior: "instant" });
    });
    await expect(answerBar(page)).toBeVisible();
  });
  for (const part of ["hero", "contact"]) {
    await page.evaluate((id) => (document.getElementById(id) ?? document.body).scrollIntoView(), part);
    await expect.poll(() => isInView(page), part).toBe(false);
  }
}

async function expectFocusBesideAnswerBar(page: Page) {
  await page.getByRole("button", { name: words.list.heading }).tap();
  await count(page, fan).focus();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focus = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector(".answer-bar")?.getBoundingClientRect();
      return focus && bar && document.activeElement?.closest(".answer-bar") === null ? focus.bottom > bar.top : false;
    });
    expect(hidden).toBe(false);
  }
}

async function expectUseByTouch(page: Page) {
  await assumptionsLine(page).tap();
  await headroomField(page).tap();
  await headroomField(page).fill("30");
  await expect(need(page)).toHaveText(headroom(30));
  await page.getByRole("button", { name: plannerAssumptions.reset }).tap();
  await expect(need(page)).toHaveText(headroom(25));
  await assumptionsLine(page).tap();

  await openHours(page);
  const plot = page.locator(".day-shapes");
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error("the plot is not drawn");
  const at = (hour: number) => ({ x: box.x + (box.width * (hour + 0.5)) / 24, y: box.y + box.height / 2 });
  const hour = figure(page, plannerDay.readouts.hour);
  await page.touchscreen.tap(at(3).x, at(3).y);
  await expect(hour).toHaveText("03:00");
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", at(8));
  for (const each of [9, 10, 11, 12, 13, 14, 15]) await touch("touchMove", at(each));
  await expect(hour).toHaveText("15:00");
  await touch("touchMove", at(20));
  await expect(hour).toHaveText("20:00");
  await touch("touchEnd");
  await expect(page.getByRole("slider", { name: plannerDay.slider })).toHaveValue("20");
}

test("answer bar follows each tap and covers no control, and assumptions and daily curve can be used by touch", async ({
  page,
}) => {
  await openPlanner(page);
  await test.step("answer bar is at the bottom of the screen while the planner is on it and its own button is not, and follows each tap", () =>
    expectAnswerBar(page));
  await fixture(page, new RegExp(`^${applianceName("ac15")}`)).tap();
  await test.step("answer bar does not cover the focused control", () => expectFocusBesideAnswerBar(page));
  await test.step("assumptions and daily curve can be used by touch", () => expectUseByTouch(page));
});
