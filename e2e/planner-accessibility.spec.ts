import type { Locator, Page } from "@playwright/test";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import {
  answer,
  applianceName,
  assumptionsLine,
  city,
  count,
  example,
  figure,
  fixture,
  habit,
  headroom,
  headroomField,
  hoursLine,
  messageField,
  need,
  oneMore,
  openHours,
  openPlanner,
  placeIn,
  planner,
  requestQuote,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const MAX_PRESSES = 200;

async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  const goal = await target.elementHandle();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await goal?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test("planner can be used by keyboard from city to assumptions", async ({ page }) => {
  await openPlanner(page);
  await page.getByRole("radio", { name: words.choices.home }).focus();
  await tabTo(page, city(page));
  await page.keyboard.type(plannerCities.names.jaipur ?? "");
  await expect(city(page)).toHaveValue("jaipur");
  await tabTo(page, example(page, "flat"));
  await page.keyboard.press("Space");
  await expect(answer(page, "FLARE 4.2KW")).toBeVisible();
  await tabTo(page, fixture(page, applianceName("ac15")));
  await page.keyboard.press("Space");
  await expect(count(page, applianceName("ac15"))).toHaveValue("1");
  const more = oneMore(page, "ac15");
  await tabTo(page, more);
  for (let i = 0; i < 2; i++) await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  await expect(count(page, applianceName("ac15"))).toHaveValue("3");
  await tabTo(page, assumptionsLine(page));
});

test("planner can be used by keyboard from assumptions to quote", async ({ page }) => {
  await openPlanner(page, "?load=fridge-1_ac15-3&city=jaipur");
  await assumptionsLine(page).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, headroomField(page));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("40");
  await expect(need(page)).toHaveText(headroom(40));
  await tabTo(page, habit(page, "ac15", "from"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  const hours = page.getByRole("slider", { name: plannerDay.slider });
  await tabTo(page, hoursLine(page));
  await page.keyboard.press("Enter");
  await tabTo(page, hours);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(hours).toHaveAttribute("aria-valuetext", /^12:00.*13:00.*\b2\.9\b/);
  await tabTo(page, requestQuote(page), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(messageField(page)).toHaveValue(
    new RegExp(`${placeIn("home", "jaipur")}[\\s\\S]*\\b3\\b.*${applianceName("ac15")}[\\s\\S]*\\b40%`),
  );
});

test.describe("on a phone of 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  const expand = (page: Page, name: string) =>
    planner(page).getByRole("button", { name, exact: true }).and(page.locator("[aria-expanded=false]")).tap();

  test("expanded planner does not scroll sideways and all controls are inside the screen", async ({ page }) => {
    await openPlanner(page, "?assume=headroom-900&watts=ac15-zz&load=fan-9999_ac15-2_fixedac-1");
    await expand(page, words.list.heading);
    await expect(planner(page).getByText(words.list.problems.tooLarge({ count: 99 }))).toBeVisible();
    await example(page, "house").tap();
    await count(page, applianceName("wash")).fill("2.5");
    const message = await planner(page).getByText(words.list.problems.notWhole({})).boundingBox();
    expect((message?.x ?? 0) + (message?.width ?? 320)).toBeLessThanOrEqual(320);
    // One line.
    expect(message?.height).toBeLessThan(30);
    await expand(page, plannerSavings.heading);
    for (const line of [words.howCounted.heading, words.list.more, plannerSavings.more.title, plannerDay.table.title])
      await planner(page).locator("summary", { hasText: line }).tap();
    // The columns that a phone leaves out.
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

  test("assumptions and daily curve can be used by touch", async ({ page }) => {
    await openPlanner(page);
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
  });
});
