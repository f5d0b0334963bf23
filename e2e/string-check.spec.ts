import type { Locator, Page } from "@playwright/test";
import { axeOn, violationsIn } from "./axe.ts";
import { expect, open, test } from "./test.ts";

const check = (page: Page) => page.getByRole("region", { name: "Will your panels fit?" });
const field = (page: Page, name: string | RegExp) => check(page).getByRole("textbox", { name });
const verdict = (page: Page) => check(page).getByRole("heading", { level: 3 });

async function expand(page: Page) {
  await page.getByRole("heading", { name: "Will your panels fit?" }).click();
  await expect(field(page, "Panels per string")).toBeEnabled();
}

test("string check explains too much current, too many panels, too few panels and letters", async ({ page }) => {
  await open(page, "/products/flare-62kw");
  await expect(verdict(page)).toBeHidden();
  await expand(page);
  await expect(verdict(page)).toHaveText("Over the limit of 12 A. Ask us.");
  await expect(check(page).getByText("Nothing is sent but the page’s address, which keeps your figures")).toBeVisible();
  await expect(check(page).getByText("6 to 15 panels in a string.")).toBeVisible();
  await field(page, "Panels per string").fill("16");
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
  await expect(check(page).getByText("47 V more than the 800 V")).toBeVisible();
  await expect(check(page).getByRole("status").first()).toHaveText(/^Too many panels/s);
  await field(page, "Panels per string").fill("5");
  await expect(verdict(page)).toHaveText("Too few panels in a string.");
  await field(page, "Panels per string").fill("a few");
  await expect(field(page, "Panels per string")).toHaveAccessibleDescription(
    "Write a number. Counted with 7 meanwhile.",
  );
  await expect(verdict(page)).toHaveText("Over the limit of 12 A. Ask us.");
  await field(page, /^Coldest air/).fill("-20");
  await expect(check(page).getByText("6 to 14 panels in a string.")).toBeVisible();
  await check(page).getByRole("button", { name: "Back to the example" }).click();
  await expect(field(page, "Panels per string")).toHaveValue("7");
});

test("string check keeps its values in the URL across hash links, reload and Back", async ({ page }) => {
  await open(page, "/products/flare-62kw?from=leaflet");
  await expand(page);
  await field(page, "Panels per string").fill("16");
  await field(page, "Strings").fill("3");
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3");
  await page
    .getByRole("region", { name: "FLARE 6.2KW", exact: true })
    .getByRole("link", { name: "View Specifications" })
    .click();
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3#specifications");
  await page.goBack();
  await expect(page).toHaveURL("/products/flare-62kw?from=leaflet&panels=16&strings=3");
  await page.reload();
  await check(page).scrollIntoViewIfNeeded();
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
  await expect(field(page, "Strings")).toHaveValue("3");
  await check(page).getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(/FLARE 6\.2KW.*3 strings of 16 panels: Too many panels/s);
  await page.goBack();
  await expect(verdict(page)).toBeVisible();
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
});

test("string check clamps invalid values in the URL, and has no axe violation at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/products/flare-50kw-hybrid?panels=9999&voc=%3Cb%3E&hot=-5#string-check");
  await expect(field(page, "Panels per string")).toBeEnabled();
  await expect(field(page, "Panels per string")).toHaveAccessibleDescription("At most 40, so we count with that.");
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
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
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
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
  await expect(field(page, "Panels per string")).toBeEnabled();
  await tabTo(field(page, "Panels per string"));
  await page.keyboard.type("16");
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
  await expect(check(page).getByRole("status").first()).toHaveText(/^Too many panels/);
  await expect(page).toHaveURL(/\?panels=16$/);
  await tabTo(check(page).getByRole("button", { name: "Share" }));
  await page.keyboard.press("Enter");
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toContain("2 strings of 16 panels: Too many panels");
  const otherTab = await context.newPage();
  await open(otherTab, data?.url ?? "");
  await expect(verdict(otherTab)).toBeInViewport();
  await expect(verdict(otherTab)).toHaveText("Too many panels in a string.");
  await expect(field(otherTab, "Panels per string")).toHaveValue("16");
});

test("string check prints its result when open and nothing when closed", async ({ page }) => {
  const printedPages = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page, "/products/flare-62kw");
  await page.emulateMedia({ media: "print" });
  await expect(check(page)).toBeHidden();
  expect(await printedPages()).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await expand(page);
  await field(page, "Panels per string").fill("16");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(verdict(page)).toHaveText("Too many panels in a string.");
  await expect(verdict(page)).toBeVisible();
  await expect(check(page).getByText("2 strings of 16 panels. Panel: Voc 49.8 V")).toBeVisible();
  await expect(field(page, "Panels per string")).toBeHidden();
  await expect(check(page).getByRole("link", { name: "Request Quote" })).toBeHidden();
  const above = await page.getByRole("region", { name: "Technical Specifications" }).boundingBox();
  const below = await check(page).boundingBox();
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  expect(await printedPages()).toHaveLength(2);
});
