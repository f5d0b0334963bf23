import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { planner as words } from "#content/planner.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { formatHundredths } from "../src/model/format.ts";
import {
  escaped,
  example,
  field,
  messageField,
  oneMore,
  openHours,
  openPlanner,
  outcomeWith,
  pauseClock,
  placeIn,
  planner,
  requestQuote,
  sized,
  yearWith,
} from "./planner.ts";
import { allowClipboard, clipboardText, recordShared, sharedData } from "./sharing.ts";
import { expect, test } from "./test.ts";

const first = sized();
const quote = escaped(contact.quote.forModel({ model: first.model }));
const rate = plannerSavings.fields.rate.label;

async function expectShared(page: Page) {
  await planner(page).getByRole("button", { name: calculator.share }).click();
  const [data] = await sharedData(page);
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
      `^${quote}\\n${placeIn("home", "pune")}\\n.*\\n.*${escaped(connected)} kW.*\\n.*\\n.*${escaped(panels)} kW.*${generation}.*\\n.*\\n.*₹.*\\n.*₹`,
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
  await allowClipboard(context);
  await recordShared(page);
  await page.clock.install();
  await openPlanner(page, "?city=pune");
  const copied = planner(page).getByText(calculator.copied);
  await planner(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(copied).toBeVisible();
  expect(await clipboardText(page)).toMatch(
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
    expect(await clipboardText(page)).toMatch(/&rate=9\.5#find-your-flare$/);
    await oneMore(page, "fridge").click();
    await expect(copied).toBeHidden();
  });
  await test.step("link to the default plan names it, since one without a plan opens the last one of a tab", async () => {
    const tab = await context.newPage();
    await openPlanner(tab);
    await planner(tab).getByRole("button", { name: calculator.copySummary }).click();
    await expect(planner(tab).getByText(calculator.copied)).toBeVisible();
    expect(await clipboardText(tab)).toMatch(/\?use=home#find-your-flare$/);
  });
});
