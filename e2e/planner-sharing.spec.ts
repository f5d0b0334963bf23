import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import type { Plan } from "../src/model/planner/plan.ts";
import { cityName } from "../src/sections/planner/names.ts";
import { planInWords } from "../src/sections/planner/summary.ts";
import {
  exampleButton,
  exampleCounts,
  figure,
  initialPlan,
  literally,
  modelOf,
  oneMore,
  openPlanner,
  outcomeWith,
  pauseClock,
  planner,
  plannerHydrated,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { choices } = words;
const summaryOf = (change: Partial<Plan>) => planInWords({ ...initialPlan, ...change }, outcomeWith(change));
const see = (model: string) => ({ name: words.answer.see({ model }) });
const rate = { label: plannerSavings.fields.rate.label, name: plannerSavings.saving.name };
const messageLabel = contact.fields.message.label;

test("planner keeps its choices in the URL without a request, across tabs, reload and Back", async ({
  page,
  context,
}) => {
  await openPlanner(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search) sent.push(request.url());
  });
  await expect(planner(page).getByText(words.private)).toBeVisible();
  await page.getByRole("radio", { name: choices.business }).check();
  await exampleButton(page, "office").click();
  await page.getByLabel(choices.city).selectOption(cityName({ id: "jaipur" }));
  await page.getByLabel(rate.label).fill("9.5");
  await expect(page).toHaveURL(/use=business&load=.*&city=jaipur&rate=9\.5/);
  const { search } = new URL(page.url());
  const saving = (await figure(page, rate.name).textContent()) ?? "";
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(figure(otherTab, rate.name)).toHaveText(saving);
  await otherTab.close();

  const expectChoices = async () => {
    await plannerHydrated(page);
    await expect(page.getByLabel(choices.city)).toHaveValue("jaipur");
    await expect(page.getByLabel(rate.label)).toHaveValue("9.5");
    expect(new URL(page.url()).search).toBe(search);
  };
  await page.reload();
  await expectChoices();
  const office = outcomeWith({ use: "business", rhythm: "day", counts: exampleCounts("office"), city: "jaipur" });
  const model = modelOf(office) ?? "";
  await planner(page).getByRole("link", see(model)).click();
  await expect(page.getByRole("heading", { level: 1, name: model })).toBeVisible();
  await page.goBack();
  await expectChoices();
});

test("plan and its URL parameters are restored when the visitor returns by the menu", async ({ page }) => {
  await openPlanner(page, "?city=jaipur&rate=9.5");
  const model = modelOf(outcomeWith({ city: "jaipur" })) ?? "";
  await planner(page).getByRole("link", see(model)).click();
  await expect(page.getByRole("heading", { level: 1, name: model })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "SOLUTIONS" }).click();
  await expect(page.getByLabel(choices.city)).toHaveValue("jaipur");
  await expect(page.getByLabel(rate.label)).toHaveValue("9.5");
  await expect(page).toHaveURL("/?city=jaipur&rate=9.5#solutions");
});

test("copied summary, shared text and quote contain model, load, city and figures", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openPlanner(page, "?city=pune");
  await page.getByRole("button", { name: calculator.copySummary }).click();
  await expect(planner(page).getByText(calculator.copied)).toBeVisible();
  const pune = { city: "pune" };
  const model = modelOf(outcomeWith(pune)) ?? "";
  const summary = summaryOf(pune);
  expect(summary).toContain(cityName({ id: "pune" }));
  expect(summary).toContain(model);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    literally(summary, "^", String.raw`\n\S+city=pune`),
  );
  await page.getByRole("button", { name: calculator.share }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toBe(summary);
  expect(data?.url).toMatch(/\?city=pune#find-your-flare$/);
  await planner(page).getByRole("link", { name: calculator.requestQuote }).click();
  await expect(page.getByLabel(messageLabel)).toHaveValue(
    literally(summary, String.raw`^[^\n]*${model.replaceAll(".", "[.]")}[^\n]*\n`),
  );
  await expect(page).toHaveURL(/\/\?city=pune#contact$/);
});

test("second quote request replaces the first one and keeps text typed after it", async ({ page }) => {
  await openPlanner(page);
  const ask = () => planner(page).getByRole("link", { name: calculator.requestQuote }).click();
  const message = page.getByLabel(messageLabel);
  await ask();
  await expect(message).toHaveValue(literally(summaryOf({}), String.raw`^[^\n]+\n`));
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Call in the evening.");
  await page.goBack();
  await page.getByRole("radio", { name: choices.business }).check();
  await exampleButton(page, "office").click();
  await ask();
  const office = summaryOf({ use: "business", rhythm: "day", counts: exampleCounts("office") });
  await expect(message).toHaveValue(literally(office, String.raw`^[^\n]+\n`, String.raw`\n+Call in the evening\.$`));
  await expect(message).not.toHaveValue(literally(summaryOf({}).split("\n")[0] ?? ""));
});

test("link copied right after typing contains the last value, and 'Copied.' disappears when a figure changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openPlanner(page);
  await pauseClock(page);
  await page.getByLabel(rate.label).fill("9.5");
  expect(page.url()).not.toContain("rate");
  await page.getByRole("button", { name: calculator.copySummary }).click();
  const copied = planner(page).getByText(calculator.copied);
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?rate=9\.5#find-your-flare$/);
  await oneMore(page, "fridge").click();
  await expect(copied).toBeHidden();
});

test("address keeps its parameters if the time to write it comes before the planner has read it", async ({ page }) => {
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
  await expect(page.getByLabel(choices.city)).toHaveValue("jaipur");
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  expect(written.filter((address) => !address.includes("city=jaipur"))).toEqual([]);
});
