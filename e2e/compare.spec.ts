import type { Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { compare } from "#content/compare.ts";
import { compareSummary } from "#content/compare-summary.ts";
import { contact } from "#content/contact.ts";
import { listing } from "#content/listing.ts";
import { productActions } from "#content/product-actions.ts";
import { productTypes } from "#content/product-types.ts";
import { specRows as rowWords } from "#content/spec-rows.ts";
import { featureTitle } from "../src/format/feature-titles.ts";
import { specRows } from "../src/format/spec-rows.ts";
import { formatTenths } from "../src/model/format.ts";
import { suggestedArray } from "../src/model/suggested-array.ts";
import { siteEstimates } from "../src/pages/products/estimates.ts";
import { runsInWords } from "../src/sections/compare/runs-in-words.ts";
import { productOf } from "./catalogue.ts";
import { allowClipboard, clipboardText, recordShared, sharedData } from "./sharing.ts";
import { expect, open, openAndHydrate, test } from "./test.ts";

const [flare42, flare50, flare62, flare82, flare102] = [
  "flare-42kw",
  "flare-50kw-hybrid",
  "flare-62kw",
  "flare-82kw",
  "flare-102kw",
].map((id) => productOf(id).model) as [string, string, string, string, string];
const { examples, arrayRatio } = siteEstimates();
const kilowattsOfPanels = (id: string) => formatTenths(suggestedArray(productOf(id), arrayRatio));
const runsOf = (id: string) => runsInWords(productOf(id), examples);

/** The line of a product in the text that is copied and shared. */
function summaryOf(id: string): string {
  const { model, type } = productOf(id);
  // Plain text has no character that is for layout only.
  const runs = runsOf(id).replaceAll("\u00a0", " ").replaceAll("\u2060", "");
  return compareSummary.model({ model, type: productTypes[type].label, array: kilowattsOfPanels(id), runs });
}

const toggle = (page: Page, model: string) =>
  page.getByRole("checkbox", { name: compare.toggleModel({ model }), exact: true });
const section = (page: Page) => page.getByRole("region", { name: compare.heading });
const bar = (page: Page) => page.getByRole("region", { name: compare.bar.label });
const remove = (page: Page, model: string) =>
  section(page).getByRole("button", { name: compare.table.remove({ model }) });
const add = (page: Page, model: string) => section(page).getByRole("button", { name: compare.add.model({ model }) });
const heads = (page: Page) => section(page).getByRole("columnheader");
const rows = (page: Page) => section(page).getByRole("rowheader");
const inTable = (page: Page, ...models: string[]) =>
  expect(heads(page)).toHaveText(models.map((model) => new RegExp(`${model}(${compare.table.remove({ model })}|$)`)));
const ALL = "?compare=flare-42kw,flare-50kw-hybrid,flare-62kw,flare-82kw,flare-102kw";

async function expectChoiceByCards(page: Page) {
  await toggle(page, flare62).check();
  await expect(bar(page)).toContainText(compare.bar.chosen({ count: 1 }));
  await expect(bar(page)).toContainText(compare.bar.oneMore);
  await expect(section(page).getByRole("table")).toBeHidden();
  await toggle(page, flare42).check();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw");
  const status = compare.status.added({ model: flare42, count: 2 });
  await expect(page.getByRole("status").filter({ hasText: status })).toHaveCount(1);
  await bar(page).getByRole("link", { name: compare.bar.compare }).click();
  await expect(section(page)).toBeFocused();
  await inTable(page, flare42, flare62);
  await expect(rows(page)).toHaveText([
    rowWords["max-power"].label,
    rowWords["rated-output"].label,
    compare.table.type,
    ...["battery", "backup"].map((id) => featureTitle(id, productOf("flare-62kw"))),
    compare.table.calculated,
    compare.table.panels + compare.table.panelsNote,
    compare.table.runs + compare.table.runsNote,
    compare.table.next,
  ]);
  for (const value of [compare.table.array({ array: kilowattsOfPanels("flare-62kw") }), runsOf("flare-62kw")])
    await expect(section(page).getByRole("cell").filter({ hasText: value })).toBeVisible();
  await expect(section(page).getByRole("heading", { name: compare.table.sameForRange })).toBeVisible();
  const range = specRows(productOf("flare-62kw")).find(({ id }) => id === "mppt-range");
  await expect(section(page).getByText(range?.value ?? "missing")).toHaveCount(1);
}

async function expectChoiceByButtons(page: Page) {
  const choice = section(page).getByRole("list").first();
  await choice.getByRole("button", { name: flare102 }).click();
  await expect(choice.getByRole("button", { name: flare102, pressed: true })).toBeVisible();
  await expect(toggle(page, flare102)).toBeChecked();
  await choice.getByRole("button", { name: flare50 }).click();
  await inTable(page, flare50, flare102);
  await expect(section(page)).toBeFocused();
}

async function expectChoiceByKeyboard(page: Page) {
  await toggle(page, flare82).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toggle(page, flare102)).toBeFocused();
  const [box, below] = [await toggle(page, flare102).boundingBox(), await bar(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await page.keyboard.press("Space");
  const link = bar(page).getByRole("link", { name: compare.bar.compare });
  for (let i = 0; i < 6; i++) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(section(page)).toBeFocused();
  await inTable(page, flare82, flare102);
  await page.keyboard.press("Tab");
  await expect(add(page, flare42)).toBeFocused();
  await page.keyboard.press("Enter");
  await inTable(page, flare42, flare82, flare102);
  await expect(add(page, flare50)).toBeFocused();
}

const clear = (page: Page) => page.getByRole("button", { name: compare.bar.clear }).click();

test("models can be compared by their cards, by the buttons below and by keyboard", async ({ page }) => {
  await openAndHydrate(page, "/products");
  await test.step("models ticked on their cards are compared, with equal values listed once", () =>
    expectChoiceByCards(page));
  await clear(page);
  await test.step("model buttons below the cards select models, and the second selection shows the table", () =>
    expectChoiceByButtons(page));
  await clear(page);
  await test.step("models can be compared by keyboard, and the bar does not cover the focused control", () =>
    expectChoiceByKeyboard(page));
});

test("models can be removed and added in the table, and a reload keeps the selection", async ({ page }) => {
  await openAndHydrate(page, "/products?compare=flare-42kw,flare-62kw,flare-82kw");
  await remove(page, flare42).click();
  await expect(page).toHaveURL("/products?compare=flare-62kw,flare-82kw");
  await expect(remove(page, flare62)).toBeFocused();
  await expect(section(page).getByRole("heading", { name: compare.table.sameForChosen })).toBeVisible();
  await add(page, flare50).click();
  await inTable(page, flare50, flare62, flare82);
  await expect(toggle(page, flare50)).toBeChecked();
  await page.reload();
  await inTable(page, flare50, flare62, flare82);
  await remove(page, flare50).click();
  await remove(page, flare82).click();
  await expect(section(page)).toBeFocused();
  await expect(section(page).getByRole("table")).toBeHidden();
  await page.getByRole("button", { name: compare.bar.clear }).click();
  await expect(page).toHaveURL("/products");
});

test("comparison can be copied and shared as text with its link, which opens it in another tab", async ({
  page,
  context,
}) => {
  await allowClipboard(context);
  await recordShared(page);
  await openAndHydrate(page, "/products?type=hybrid&compare=flare-42kw,flare-62kw");
  const status = section(page).getByRole("status");
  await section(page).getByRole("button", { name: calculator.copySummary }).click();
  await expect(status).toHaveText(calculator.copied);
  const summary = ["flare-42kw", "flare-62kw"].map(summaryOf).join("\n");
  const link = /\/products\?compare=flare-42kw,flare-62kw#compare$/;
  expect(await clipboardText(page)).toContain(`${summary}\n${compareSummary.estimates}`);
  expect(await clipboardText(page)).toMatch(link);
  await section(page).getByRole("button", { name: calculator.share }).click();
  const [data] = await sharedData(page);
  expect(data?.text).toContain(`${summary}\n${compareSummary.estimates}`);
  expect(data?.url).toMatch(link);
  await add(page, flare82).click();
  await expect(status).toHaveText("");
  await section(page).getByRole("button", { name: calculator.copyLink }).click();
  await expect(status).toHaveText(calculator.linkCopied);
  const fresh = await context.newPage();
  await open(fresh, await clipboardText(page));
  await inTable(fresh, flare42, flare62, flare82);
  await expect(section(fresh).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("share button is hidden when the browser cannot share, and a quote from the table contains the model's figures", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openAndHydrate(page, "/products?compare=flare-42kw,flare-62kw");
  await expect(section(page).getByRole("button", { name: calculator.copySummary })).toBeVisible();
  await expect(section(page).getByRole("button", { name: calculator.share })).toHaveCount(0);
  await section(page).getByRole("link", { name: productActions.quote }).last().click();
  await expect(page.getByLabel(contact.fields.message.label)).toHaveValue(
    `${contact.quote.forModel({ model: flare62 })}\n${summaryOf("flare-62kw")}\n${compareSummary.estimates}\n`,
  );
  await expect(page).toHaveURL("/#contact");
});

test("compare parameter accepts dotted names, ignores unknown models and leaves the filter's parameter alone", async ({
  page,
}) => {
  await openAndHydrate(page, "/products?compare=toaster");
  await expect(section(page).getByText(compare.fold)).toBeVisible();
  await openAndHydrate(page, "/products?compare=flare-6.2kw,toaster,,flare-62kw,%00,flare-4.2kw");
  await inTable(page, flare42, flare62);
  await toggle(page, flare82).check();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw,flare-82kw");
  await page.getByRole("tab", { name: productTypes.hybrid.filter }).click();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw,flare-82kw&type=hybrid");
  await toggle(page, flare82).uncheck();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw&type=hybrid");
  await page.getByRole("tab", { name: listing.all }).click();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw");
});

async function expectColumnsScroll(page: Page, last: string) {
  await section(page).getByRole("rowheader", { name: compare.table.runs }).scrollIntoViewIfNeeded();
  await expect(remove(page, flare42)).toBeInViewport();
  const value = section(page).getByRole("link", { name: productActions.quote }).last();
  await value.scrollIntoViewIfNeeded();
  await expect(remove(page, last)).toBeInViewport();
  await expect
    .poll(async () => {
      const [head, cell] = [await heads(page).last().boundingBox(), await value.boundingBox()];
      return Math.round((head?.x ?? 0) - (cell?.x ?? 1));
    })
    .toBe(0);
  await expect(section(page).getByRole("rowheader", { name: compare.table.runs })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const name of [calculator.copyLink, calculator.copySummary, calculator.share])
    await expect(section(page).getByRole("button", { name })).toBeVisible();
}

test("columns that do not fit at 320 px scroll sideways together with their headers, which stay in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    navigator.share = async () => {};
  });
  await openAndHydrate(page, `/products${ALL}`);
  await test.step("all models", () => expectColumnsScroll(page, flare102));
  for (const model of [flare62, flare82, flare102]) await remove(page, model).click();
  await test.step("two models", () => expectColumnsScroll(page, flare50));
});
