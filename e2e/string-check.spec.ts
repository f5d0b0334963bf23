import type { Locator, Page } from "@playwright/test";
import { calculator } from "#content/calculator.ts";
import { contact } from "#content/contact.ts";
import { product as productWords } from "#content/product.ts";
import { productActions } from "#content/product-actions.ts";
import { specifications } from "#content/specifications.ts";
import { stringCheck as words } from "#content/string-check.ts";
import { axeOn, violationsIn } from "./axe.ts";
import { productOf } from "./catalogue.ts";
import { recordShared, sharedData } from "./sharing.ts";
import { expect, open, test } from "./test.ts";

const { model, figures } = productOf("flare-62kw");
const { fields, headline } = words;
const overCurrent = headline["over-current"]({ limit: figures.inputCurrent });
const lengths = (fewest: number, most: number) => words.lengths({ fit: "range", fewest, most });

const check = (page: Page) => page.getByRole("region", { name: productWords.stringCheck.heading });
const field = (page: Page, name: string | RegExp) => check(page).getByRole("textbox", { name });
const verdict = (page: Page) => check(page).getByRole("heading", { level: 3 });

async function expand(page: Page) {
  await page.getByRole("heading", { name: productWords.stringCheck.heading }).click();
  await expect(field(page, fields.panels.label)).toBeEnabled();
}

async function expectReasons(page: Page) {
  await expect(verdict(page)).toBeHidden();
  await expand(page);
  await expect(verdict(page)).toHaveText(overCurrent);
  await expect(check(page).getByText(words.private)).toBeVisible();
  await expect(check(page).getByText(lengths(6, 15), { exact: true })).toBeVisible();
  await field(page, fields.panels.label).fill("16");
  await expect(verdict(page)).toHaveText(headline["too-many"]);
  await expect(
    check(page).getByText(words.reason["too-many"]({ panels: 16, cold: 847, over: 47, max: 800 })),
  ).toBeVisible();
  await expect(check(page).getByRole("status").first()).toContainText(headline["too-many"]);
  await field(page, fields.panels.label).fill("5");
  await expect(verdict(page)).toHaveText(headline["too-few"]);
  await field(page, fields.panels.label).fill("a few");
  await expect(field(page, fields.panels.label)).toHaveAccessibleDescription(
    calculator.problems.notANumber({ value: 7 }),
  );
  await expect(verdict(page)).toHaveText(overCurrent);
  await field(page, new RegExp(`^${fields.cold.label}`)).fill("-20");
  await expect(check(page).getByText(lengths(6, 14), { exact: true })).toBeVisible();
  await check(page).getByRole("button", { name: words.reset }).click();
  await expect(field(page, fields.panels.label)).toHaveValue("7");
}

async function expectValuesInUrl(page: Page) {
  await field(page, fields.panels.label).fill("16");
  await field(page, fields.strings.label).fill("3");
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3");
  await page
    .getByRole("region", { name: model, exact: true })
    .getByRole("link", { name: productActions.specifications })
    .click();
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3#specifications");
  await page.goBack();
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3");
  await page.reload();
  await check(page).scrollIntoViewIfNeeded();
  await expect(verdict(page)).toHaveText(headline["too-many"]);
  await expect(field(page, fields.strings.label)).toHaveValue("3");
  await check(page).getByRole("link", { name: productActions.quote }).click();
  await expect(page.getByLabel(contact.fields.message.label)).toHaveValue(
    new RegExp(`${model}.*${words.summary({ strings: 3, panels: 16, headline: headline["too-many"] })}`, "s"),
  );
  await page.goBack();
  await expect(verdict(page)).toBeVisible();
  await expect(verdict(page)).toHaveText(headline["too-many"]);
}

const printedPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);

async function expectNothingPrinted(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect(check(page)).toBeHidden();
  expect(await printedPages(page)).toHaveLength(1);
}

async function expectResultPrinted(page: Page) {
  await field(page, fields.panels.label).fill("16");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(verdict(page)).toHaveText(headline["too-many"]);
  await expect(verdict(page)).toBeVisible();
  await expect(check(page).getByText(words.arrangement({ strings: 2, panels: 16 }))).toBeVisible();
  await expect(field(page, fields.panels.label)).toBeHidden();
  await expect(check(page).getByRole("link", { name: productActions.quote })).toBeHidden();
  const above = await page.getByRole("region", { name: specifications.heading }).boundingBox();
  const below = await check(page).boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(await printedPages(page)).toHaveLength(2);
}

test("string check explains its verdict, prints it, and keeps its values in the URL", async ({ page }) => {
  const A4 = { width: 794, height: 1123 };
  await page.setViewportSize(A4);
  await open(page, "/products/flare-62kw?from=leaflet");
  await test.step("closed string check prints nothing", () => expectNothingPrinted(page));
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("verdict explains too much current, too many panels, too few panels and letters", () =>
    expectReasons(page));
  await page.setViewportSize(A4);
  await test.step("open string check prints its result", () => expectResultPrinted(page));
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step("values stay in the URL across hash links, reload and Back", () => expectValuesInUrl(page));
});

test("string check clamps invalid values in the URL, and has no axe violation at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/products/flare-50kw-hybrid?panels=9999&voc=%3Cb%3E&hot=-5#string-check");
  await expect(field(page, fields.panels.label)).toBeEnabled();
  await expect(field(page, fields.panels.label)).toHaveAccessibleDescription(
    calculator.problems.tooLarge({ value: 40 }),
  );
  await expect(verdict(page)).toHaveText(headline["too-many"]);
  expect(await violationsIn(axeOn(page).include("#string-check"))).toEqual([]);
  const horizontalOverflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(horizontalOverflow).toBe(0);
});

test("string check can be used and shared by keyboard, and the shared link restores its values", async ({
  page,
  context,
}) => {
  await recordShared(page);
  await open(page, "/products/flare-62kw");
  const tabTo = async (goal: Locator) => {
    for (let i = 0; i < 80; i++) {
      if ((await goal.count()) > 0 && (await goal.evaluate((each) => each === document.activeElement))) return;
      await page.keyboard.press("Tab");
    }
    await expect(goal).toBeFocused();
  };
  await tabTo(check(page).locator("summary"));
  await page.keyboard.press("Enter");
  await expect(field(page, fields.panels.label)).toBeEnabled();
  await tabTo(field(page, fields.panels.label));
  await page.keyboard.type("16");
  await expect(verdict(page)).toHaveText(headline["too-many"]);
  await expect(check(page).getByRole("status").first()).toContainText(headline["too-many"]);
  await expect(page).toHaveURL(/\?panels=16$/);
  await tabTo(check(page).getByRole("button", { name: calculator.share }));
  await page.keyboard.press("Enter");
  const [data] = await sharedData(page);
  expect(data?.text).toContain(words.summary({ strings: 2, panels: 16, headline: headline["too-many"] }));
  const otherTab = await context.newPage();
  await open(otherTab, data?.url ?? "");
  await expect(verdict(otherTab)).toBeInViewport();
  await expect(verdict(otherTab)).toHaveText(headline["too-many"]);
  await expect(field(otherTab, fields.panels.label)).toHaveValue("16");
});
