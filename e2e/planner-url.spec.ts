import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { frame } from "#content/frame.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import {
  applianceName,
  assumptionsLine,
  city,
  escaped,
  example,
  exampleCounts,
  field,
  figure,
  habit,
  headroom,
  headroomField,
  messageField,
  need,
  openAssumptions,
  openHours,
  openPlanner,
  planner,
  requestQuote,
  seeModel,
  sized,
  waitForPlanner,
} from "./planner.ts";
import { allowClipboard, clipboardText } from "./sharing.ts";
import { expect, test } from "./test.ts";

const { overrides, time } = plannerAssumptions;
const rate = plannerSavings.fields.rate.label;

/** In the order of the appliances. */
const ownFigures = [
  overrides.headroom({ figure: "30", ours: "25" }),
  overrides.habit({
    changed: "watts",
    name: applianceName("ac15"),
    watts: "1,800",
    ourWatts: "1,600",
    time: "",
    ourTime: "",
  }),
  overrides.habit({
    changed: "time",
    name: applianceName("pc"),
    watts: "",
    ourWatts: "",
    time: time({ from: "20:00", hours: "6" }),
    ourTime: time({ from: "11:00", hours: "6" }),
  }),
];
const chosen = sized({
  use: "business",
  counts: exampleCounts("office"),
  assumed: { headroom: "30" },
  watts: { ac15: "1,800" },
});
const OWN = "assume=headroom-30&watts=ac15-1%2C800&from=pc-20";

async function choose(page: Page) {
  await page.getByRole("radio", { name: words.choices.business }).check();
  await example(page, "office").click();
  await city(page).selectOption("jaipur");
  await openHours(page);
  await field(page, rate).fill("9.5");
  await openAssumptions(page);
  await headroomField(page).fill("30");
  await habit(page, "ac15", "watts").fill("1,800");
  await habit(page, "pc", "from").fill("20");
  await expect(assumptionsLine(page)).toContainText(words.howCounted.mixed);
}

async function expectChoices(page: Page, search: string) {
  await waitForPlanner(page);
  await expect(city(page)).toHaveValue("jaipur");
  await expect(page.getByLabel(rate)).toHaveValue("9.5");
  await expect(need(page)).toHaveText(headroom(30, chosen.need));
  expect(new URL(page.url()).search).toBe(search);
}

async function expectOwnFigures(page: Page) {
  await expect(habit(page, "ac15", "watts")).toHaveValue("1,800");
  await expect(habit(page, "pc", "from")).toHaveValue("20");
}

test("planner keeps choices and assumptions in the URL without a request, across tabs, reload and Back", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await openPlanner(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search) sent.push(request.url());
  });
  await expect(planner(page).getByText(words.private)).toBeVisible();
  await choose(page);
  await expect(page).toHaveURL(new RegExp(`use=business&load=.*&city=jaipur&${OWN}&rate=9\\.5#find-your-flare$`));
  const { search } = new URL(page.url());
  const saving = (await figure(page, plannerSavings.saving.name).textContent()) ?? "";
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);

  await test.step("copied summary contains the changed assumptions and the link", async () => {
    await planner(page).getByRole("button", { name: calculator.copySummary }).click();
    await expect(planner(page).getByText(calculator.copied)).toBeVisible();
    const copied = await clipboardText(page);
    expect(copied).toContain(plannerSummary.own({ figures: ownFigures.join("; "), more: 0 }));
    expect(new URL(copied.split("\n").at(-1) ?? "").search).toBe(search);
  });
  await test.step("other tab", async () => {
    const otherTab = await context.newPage();
    await openPlanner(otherTab, search);
    await expect(figure(otherTab, plannerSavings.saving.name)).toHaveText(saving);
    await expectChoices(otherTab, search);
    await otherTab.close();
  });
  await test.step("reload", async () => {
    await page.reload();
    await expectChoices(page, search);
    await expectOwnFigures(page);
  });
  await test.step("Back", async () => {
    await seeModel(page, chosen.model).click();
    await expect(page.getByRole("heading", { level: 1, name: chosen.model })).toBeVisible();
    await page.goBack();
    await expectChoices(page, search);
    await expectOwnFigures(page);
  });
  await test.step("quote contains the changed assumptions", async () => {
    await requestQuote(page).click();
    await expect(page.locator("#contact")).toBeFocused();
    await expect(messageField(page)).toHaveValue(
      new RegExp(`\\b30%.*\\b${escaped(chosen.need)} kW[\\s\\S]*${escaped(ownFigures.join("; "))}`),
    );
  });
});

test("plan and its URL parameters are restored when the visitor returns by the menu", async ({ page }) => {
  const { model } = sized();
  await openPlanner(page, "?city=jaipur&rate=9.5");
  await seeModel(page, model).click();
  await expect(page.getByRole("heading", { level: 1, name: model })).toBeVisible();
  await page.getByRole("navigation", { name: frame.menu.label }).getByRole("link", { name: "SOLUTIONS" }).click();
  await expect(city(page)).toHaveValue("jaipur");
  await expect(page.getByLabel(rate)).toHaveValue("9.5");
  await expect(page).toHaveURL("/?city=jaipur&rate=9.5#solutions");
});

test("a pending URL write does not drop parameters that the planner has not read yet", async ({ page }) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    const { replaceState } = history;
    history.replaceState = function (...given) {
      written.push(String(given[2]));
      replaceState.apply(this, given);
    };
    // As on a phone so slow that short timers fire before React renders again.
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (call: () => void, ms = 0, ...given: unknown[]) => {
        if (ms < 100 || ms > 500) return setTimeout(call, ms, ...given);
        queueMicrotask(call);
        return 0;
      },
    });
  });
  await openPlanner(page, "?city=jaipur&rate=9.5");
  await expect(page.getByLabel(words.choices.city)).toHaveValue("jaipur");
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written.filter((url) => !url.includes("city=jaipur"))).toEqual([]);
});
