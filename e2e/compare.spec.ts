import type { Page } from "@playwright/test";
import { expect, open, openHydrated, test } from "./test.ts";

const toggle = (page: Page, model: string) => page.getByRole("checkbox", { name: `Compare ${model}`, exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Side by side" });
const heads = (page: Page) => section(page).getByRole("columnheader");
const rows = (page: Page) => section(page).getByRole("rowheader");
const inTable = (page: Page, ...models: string[]) =>
  expect(heads(page)).toHaveText(models.map((model) => new RegExp(`${model}(Remove|$)`)));
const ALL = "?compare=flare-42kw,flare-50kw-hybrid,flare-62kw,flare-82kw,flare-102kw";

test("two models ticked on their cards are compared, with equal values listed once", async ({ page }) => {
  await openHydrated(page, "/products");
  await toggle(page, "FLARE 6.2KW").check();
  const bar = page.getByRole("region", { name: "Chosen to compare" });
  await expect(bar).toContainText("1 chosen");
  await expect(bar).toContainText("Choose one more");
  await expect(section(page).getByRole("table")).toBeHidden();
  await toggle(page, "FLARE 4.2KW").check();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw");
  await expect(page.getByRole("status").filter({ hasText: "FLARE 4.2KW added. 2 chosen to compare." })).toHaveCount(1);
  await bar.getByRole("link", { name: "Compare" }).click();
  await expect(section(page)).toBeFocused();
  await inTable(page, "FLARE 4.2KW", "FLARE 6.2KW");
  await expect(rows(page)).toHaveText([
    "Max power",
    "Rated output",
    "Type",
    "Charges a battery from your own roof",
    "With a battery, carries chosen loads in a power cut",
    "Calculated on this page, not part of the specification",
    /^Suggested panels.*kW × 1\.2/,
    /^Runs at once.*November 2026/,
    "Next step",
  ]);
  await expect(section(page).getByRole("cell", { name: "7.4 kWp" })).toBeVisible();
  await expect(section(page).getByRole("cell", { name: /two 1\.5 t ACs and a 1 HP pump/ })).toBeVisible();
  await expect(section(page).getByRole("heading", { name: "Same for every FLARE" })).toBeVisible();
  await expect(section(page).getByText("180-800V")).toHaveCount(1);
});

test("model buttons below the cards select models, and the second selection shows the table", async ({ page }) => {
  await openHydrated(page, "/products");
  const choice = section(page).getByRole("list").first();
  await choice.getByRole("button", { name: "FLARE 10.2KW" }).click();
  await expect(choice.getByRole("button", { name: "FLARE 10.2KW", pressed: true })).toBeVisible();
  await expect(toggle(page, "FLARE 10.2KW")).toBeChecked();
  await choice.getByRole("button", { name: "FLARE 5.0KW Hybrid" }).click();
  await inTable(page, "FLARE 5.0KW Hybrid", "FLARE 10.2KW");
  await expect(section(page)).toBeFocused();
});

test("models can be removed and added in the table, and a reload keeps the selection", async ({ page }) => {
  await openHydrated(page, "/products?compare=flare-42kw,flare-62kw,flare-82kw");
  await section(page).getByRole("button", { name: "Remove FLARE 4.2KW" }).click();
  await expect(page).toHaveURL("/products?compare=flare-62kw,flare-82kw");
  await expect(section(page).getByRole("button", { name: "Remove FLARE 6.2KW" })).toBeFocused();
  await expect(section(page).getByRole("heading", { name: "Same for all chosen" })).toBeVisible();
  await section(page).getByRole("button", { name: "Add FLARE 5.0KW Hybrid" }).click();
  await inTable(page, "FLARE 5.0KW Hybrid", "FLARE 6.2KW", "FLARE 8.2KW");
  await expect(toggle(page, "FLARE 5.0KW Hybrid")).toBeChecked();
  await page.reload();
  await inTable(page, "FLARE 5.0KW Hybrid", "FLARE 6.2KW", "FLARE 8.2KW");
  await section(page).getByRole("button", { name: "Remove FLARE 5.0KW Hybrid" }).click();
  await section(page).getByRole("button", { name: "Remove FLARE 8.2KW" }).click();
  await expect(section(page)).toBeFocused();
  await expect(section(page).getByRole("table")).toBeHidden();
  await page.getByRole("button", { name: "Clear the choice" }).click();
  await expect(page).toHaveURL("/products");
});

test("comparison can be copied and shared as text with its link, which opens it in another tab", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openHydrated(page, "/products?type=hybrid&compare=flare-42kw,flare-62kw");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const status = section(page).getByRole("status");
  await section(page).getByRole("button", { name: "Copy summary" }).click();
  await expect(status).toHaveText("Copied.");
  const summary =
    /FLARE 4\.2KW: capacity 4\.2KW, Standard Inverter\..* 5\.0 kWp.*\nFLARE 6\.2KW: .* two 1\.5 t ACs.*\n.*estimates/;
  const link = /\/products\?compare=flare-42kw,flare-62kw#compare$/;
  expect(await copied()).toMatch(summary);
  expect(await copied()).toMatch(link);
  await section(page).getByRole("button", { name: "Share" }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toMatch(summary);
  expect(data?.url).toMatch(link);
  await section(page).getByRole("button", { name: "Add FLARE 8.2KW" }).click();
  await expect(status).toHaveText("");
  await section(page).getByRole("button", { name: "Copy link" }).click();
  await expect(status).toHaveText("Link copied.");
  const fresh = await context.newPage();
  await open(fresh, await copied());
  await inTable(fresh, "FLARE 4.2KW", "FLARE 6.2KW", "FLARE 8.2KW");
  await expect(section(fresh).getByRole("heading", { level: 2 })).toBeInViewport();
});

test("share button is hidden when the browser cannot share", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openHydrated(page, "/products?compare=flare-42kw,flare-62kw");
  await expect(section(page).getByRole("button", { name: "Copy summary" })).toBeVisible();
  await expect(section(page).getByRole("button", { name: "Share" })).toHaveCount(0);
});

test("quote requested from the table contains the model and its figures", async ({ page }) => {
  await openHydrated(page, "/products?compare=flare-42kw,flare-62kw");
  await section(page).getByRole("link", { name: "Request Quote" }).last().click();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^I would like a quote for the FLARE 6\.2KW\.\nFLARE 6\.2KW: capacity 6\.2KW Hybrid, Hybrid Inverter\. Suggested panels: about 7\.4 kWp\. Runs at once.*\n.*estimates as of November 2026/,
  );
  await expect(page).toHaveURL("/#contact");
});

test("compare parameter accepts dotted names, ignores unknown models and leaves the filter's parameter alone", async ({
  page,
}) => {
  await openHydrated(page, "/products?compare=toaster");
  await expect(section(page).getByText("All five side by side")).toBeVisible();
  await openHydrated(page, "/products?compare=flare-6.2kw,toaster,,flare-62kw,%00,flare-4.2kw");
  await inTable(page, "FLARE 4.2KW", "FLARE 6.2KW");
  await toggle(page, "FLARE 8.2KW").check();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw,flare-82kw");
  await page.getByRole("tab", { name: "Hybrid Inverters" }).click();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw,flare-82kw&type=hybrid");
  await toggle(page, "FLARE 8.2KW").uncheck();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw&type=hybrid");
  await page.getByRole("tab", { name: "All Products" }).click();
  await expect(page).toHaveURL("/products?compare=flare-42kw,flare-62kw");
});

test("models can be compared by keyboard, and the bar does not cover the focused control", async ({ page }) => {
  await openHydrated(page, "/products");
  await toggle(page, "FLARE 8.2KW").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toggle(page, "FLARE 10.2KW")).toBeFocused();
  const bar = page.getByRole("region", { name: "Chosen to compare" });
  const [box, below] = [await toggle(page, "FLARE 10.2KW").boundingBox(), await bar.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await page.keyboard.press("Space");
  const compare = bar.getByRole("link", { name: "Compare" });
  for (let i = 0; i < 6; i++) {
    if (await compare.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(section(page)).toBeFocused();
  await inTable(page, "FLARE 8.2KW", "FLARE 10.2KW");
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("button", { name: "Add FLARE 4.2KW" })).toBeFocused();
  await page.keyboard.press("Enter");
  await inTable(page, "FLARE 4.2KW", "FLARE 8.2KW", "FLARE 10.2KW");
  await expect(section(page).getByRole("button", { name: "Add FLARE 5.0KW Hybrid" })).toBeFocused();
});

test("comparison does not scroll sideways at 320 px, and its column headers stay in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    navigator.share = async () => {};
  });
  for (const query of [ALL, "?compare=flare-42kw,flare-50kw-hybrid"]) {
    await openHydrated(page, `/products${query}`);
    await section(page).getByRole("rowheader", { name: "Runs at once" }).scrollIntoViewIfNeeded();
    await expect(section(page).getByRole("button", { name: "Remove FLARE 4.2KW" })).toBeInViewport();
    const over = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cells: [...document.querySelectorAll("#compare :is(td, th, a, button)")].filter(
        (each) => each.getBoundingClientRect().right > 321,
      ).length,
    }));
    expect(over).toEqual({ page: 0, cells: 0 });
    for (const name of ["Copy link", "Copy summary", "Share"])
      await expect(section(page).getByRole("button", { name })).toBeVisible();
  }
});
