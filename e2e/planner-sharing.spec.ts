import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { frame } from "#content/frame.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { plannerSummary } from "#content/planner-summary.ts";
import { formatHundredths } from "../src/model/format.ts";
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
  oneMore,
  openAssumptions,
  openHours,
  openPlanner,
  outcomeWith,
  pauseClock,
  placeIn,
  planner,
  plannerHydrated,
  requestQuote,
  seeModel,
  sized,
  yearWith,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const first = sized();
const quote = escaped(contact.quote.forModel({ model: first.model }));
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
  await plannerHydrated(page);
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
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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
    const copied = await page.evaluate(() => navigator.clipboard.readText());
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
    await expect(messageField(page)).toHaveValue(
      new RegExp(`\\b30%.*\\b${escaped(chosen.need)} kW[\\s\\S]*${escaped(ownFigures.join("; "))}`),
    );
  });
});

test("plan and its URL parameters are restored when the visitor returns by the menu", async ({ page }) => {
  await openPlanner(page, "?city=jaipur&rate=9.5");
  await seeModel(page, first.model).click();
  await expect(page.getByRole("heading", { level: 1, name: first.model })).toBeVisible();
  await page.getByRole("navigation", { name: frame.menu.label }).getByRole("link", { name: "SOLUTIONS" }).click();
  await expect(city(page)).toHaveValue("jaipur");
  await expect(page.getByLabel(rate)).toHaveValue("9.5");
  await expect(page).toHaveURL("/?city=jaipur&rate=9.5#solutions");
});

/** Records what is shared. The browser takes files once `takeFiles` is called. */
const recordShared = (page: Page) =>
  page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, takeFiles: () => Object.assign(navigator, { canShare: () => true }) });
    navigator.share = async (data) => void shared.push(data ?? {});
  });

async function expectShared(page: Page) {
  await planner(page).getByRole("button", { name: calculator.share }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toContain(placeIn("home", "pune"));
  expect(data?.url).toMatch(/\?city=pune#find-your-flare$/);
}

async function expectPicture(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    planner(page).getByRole("button", { name: calculator.savePicture }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${calculator.pictureName}.png`);
  await expect(planner(page).getByText(calculator.pictureSaved)).toBeVisible();
  await page.evaluate(() => (window as unknown as { takeFiles: () => void }).takeFiles());
  await planner(page).getByRole("button", { name: calculator.share }).click();
  const files = () =>
    page.evaluate(() =>
      (window as unknown as { shared: ShareData[] }).shared.flatMap(({ files = [] }) =>
        files.map(({ type, size }) => ({ type, large: size > 10_000 })),
      ),
    );
  await expect.poll(files).toEqual([{ type: "image/png", large: true }]);
  // No number, so no offer.
  await expect(planner(page).getByText(calculator.whatsapp)).toHaveCount(0);
}

async function expectQuotes(page: Page) {
  const message = messageField(page);
  await requestQuote(page).click();
  const { panels, generation } = yearWith({ city: "pune" });
  const connected = formatHundredths(outcomeWith().sizing.load.connected);
  // Load, size, model, panels, day, saving, subsidy.
  await expect(message).toHaveValue(
    new RegExp(
      `^${quote}\\n${placeIn("home", "pune")}\\n.*\\n.*${escaped(connected)} kW.*\\n.*\\n.*${escaped(panels)} kWp.*${generation}.*\\n.*\\n.*₹.*\\n.*₹`,
    ),
  );
  await expect(page).toHaveURL(/\/\?city=pune#contact$/);
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Call in the evening.");
  await page.goBack();
  await page.getByRole("radio", { name: words.choices.business }).check();
  await example(page, "office").click();
  await requestQuote(page).click();
  await expect(message).toHaveValue(
    new RegExp(`^.*\\n${placeIn("business", "pune")}[\\s\\S]*\\nCall in the evening\\.$`),
  );
  await expect(message).not.toHaveValue(new RegExp(placeIn("home", "pune")));
}

test("copied summary, shared text, picture and quote contain the result", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await recordShared(page);
  await page.clock.install();
  await openPlanner(page, "?city=pune");
  const copied = planner(page).getByText(calculator.copied);
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${placeIn("home", "pune")}[\\s\\S]*${escaped(first.model)}[\\s\\S]*city=pune`),
  );
  await test.step("shared text contains city and link", () => expectShared(page));
  await test.step("result is saved as a picture, and shared with it where the browser takes files", () =>
    expectPicture(page));
  await test.step("second quote replaces the first one and keeps text typed after it", () => expectQuotes(page));
  await test.step("link copied right after typing contains the last value", async () => {
    await openHours(page);
    await pauseClock(page);
    await field(page, rate).fill("9.5");
    expect(page.url()).not.toContain("rate");
    await planner(page).getByRole("button", { name: calculator.copySummary }).click();
    await expect(copied).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/&rate=9\.5#find-your-flare$/);
    await oneMore(page, "fridge").click();
    await expect(copied).toBeHidden();
  });
});

test("address keeps its parameters if it is due to be written before the planner has read it", async ({ page }) => {
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
  expect(written.filter((address) => !address.includes("city=jaipur"))).toEqual([]);
});
