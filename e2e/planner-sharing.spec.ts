import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { frame } from "#content/frame.ts";
import { planner as words } from "#content/planner.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import {
  city,
  escaped,
  example,
  field,
  figure,
  messageField,
  oneMore,
  openHours,
  openPlanner,
  pauseClock,
  placeIn,
  planner,
  plannerHydrated,
  requestQuote,
  seeModel,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const quote = escaped(contact.quote.forModel({ model: "FLARE 6.2KW" }));
const rate = plannerSavings.fields.rate.label;

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
  await page.getByRole("radio", { name: words.choices.business }).check();
  await example(page, "office").click();
  await city(page).selectOption("jaipur");
  await openHours(page);
  await field(page, rate).fill("9.5");
  await expect(page).toHaveURL(/use=business&load=.*&city=jaipur&rate=9\.5/);
  const { search } = new URL(page.url());
  const saving = (await figure(page, plannerSavings.saving.name).textContent()) ?? "";
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(figure(otherTab, plannerSavings.saving.name)).toHaveText(saving);
  await otherTab.close();

  const expectChoices = async () => {
    await plannerHydrated(page);
    await expect(city(page)).toHaveValue("jaipur");
    await expect(page.getByLabel(rate)).toHaveValue("9.5");
    expect(new URL(page.url()).search).toBe(search);
  };
  await page.reload();
  await expectChoices();
  await seeModel(page, "FLARE 6.2KW").click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.goBack();
  await expectChoices();
});

test("plan and its URL parameters are restored when the visitor returns by the menu", async ({ page }) => {
  await openPlanner(page, "?city=jaipur&rate=9.5");
  await seeModel(page, "FLARE 6.2KW").click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.getByRole("navigation", { name: frame.menu.label }).getByRole("link", { name: "SOLUTIONS" }).click();
  await expect(city(page)).toHaveValue("jaipur");
  await expect(page.getByLabel(rate)).toHaveValue("9.5");
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
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(planner(page).getByText(calculator.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`${placeIn("home", "pune")}[\\s\\S]*FLARE 6\\.2KW[\\s\\S]*city=pune`),
  );
  await planner(page).getByRole("button", { name: calculator.share }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toContain(placeIn("home", "pune"));
  expect(data?.url).toMatch(/\?city=pune#find-your-flare$/);
  await requestQuote(page).click();
  // Load, size, model, panels, day, saving, subsidy.
  await expect(messageField(page)).toHaveValue(
    new RegExp(
      `^${quote}\\n${placeIn("home", "pune")}\\n.*\\n.*8\\.43 kW.*\\n.*\\n.*7\\.4 kWp.*11,285.*\\n.*\\n.*₹.*\\n.*₹`,
    ),
  );
  await expect(page).toHaveURL(/\/\?city=pune#contact$/);
});

test("second quote request replaces the first one and keeps text typed after it", async ({ page }) => {
  await openPlanner(page);
  const ask = () => requestQuote(page).click();
  const message = messageField(page);
  await ask();
  await expect(message).toHaveValue(new RegExp(`^${quote}\\n${placeIn("home", "new-delhi")}`));
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Call in the evening.");
  await page.goBack();
  await page.getByRole("radio", { name: words.choices.business }).check();
  await example(page, "office").click();
  await ask();
  await expect(message).toHaveValue(
    new RegExp(`^.*\\n${placeIn("business", "new-delhi")}[\\s\\S]*\\nCall in the evening\\.$`),
  );
  await expect(message).not.toHaveValue(new RegExp(placeIn("home", "new-delhi")));
});

test("link copied right after typing contains the last value, and 'Copied.' disappears when a figure changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openPlanner(page);
  await openHours(page);
  await pauseClock(page);
  await field(page, rate).fill("9.5");
  expect(page.url()).not.toContain("rate");
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  const copied = planner(page).getByText(calculator.copied);
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?rate=9\.5#find-your-flare$/);
  await oneMore(page, "fridge").click();
  await expect(copied).toBeHidden();
});

test("result is saved as a picture, and shared with it where the browser takes files", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openPlanner(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    planner(page).getByRole("button", { name: calculator.savePicture }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${calculator.pictureName}.png`);
  await expect(planner(page).getByText(calculator.pictureSaved)).toBeVisible();
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
