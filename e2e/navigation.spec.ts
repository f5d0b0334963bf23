import type { Page } from "@playwright/test";
import { about } from "#content/about.ts";
import { frame } from "#content/frame.ts";
import { navigation } from "#content/navigation.ts";
import { notices } from "#content/notices.ts";
import { modelsOf } from "./catalogue.ts";
import { expect, open, openAndHydrate, test, topOf, waitForFirstScreen, waitForHydration } from "./test.ts";

const sections = ["#home", "#about", "#solutions", "#products", "#services", "#contact"];

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: frame.menu.label }).getByRole("link", { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const headerHeight = (page: Page) => page.getByRole("banner").evaluate((element) => element.clientHeight);

/** Follows a link of the menu to a section of the home page. Every link of every page exists (links.spec.ts). */
async function expectScrollTo(page: Page, name: string, hash: string) {
  await menuLink(page, name).click();
  await expect(page).toHaveURL(`/${hash}`);
  await expect(page.locator(hash)).toBeFocused();
  const header = await headerHeight(page);
  await expect.poll(() => topOf(page, hash)).toBe(hash === "#home" ? 0 : header);
}

async function expectScrolledOnLoad(page: Page, hash: string) {
  const header = await headerHeight(page);
  await expect.poll(async () => Math.abs((await topOf(page, hash)) - header)).toBeLessThanOrEqual(4);
}

test("home page has its main navigation, its sections in order, and links to its content and sections", async ({
  page,
}) => {
  await open(page, "/");
  const items = page.getByRole("navigation", { name: frame.menu.label }).locator("> ul > li");
  await expect(items).toHaveText(["HOME", "ABOUT", "SOLUTIONS", "PRODUCT", "SERVICES & SUPPORT"], {
    useInnerText: true,
  });
  const tops = await Promise.all(sections.map((id) => topOf(page, id)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: frame.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await test.step("SOLUTIONS scrolls its section below the header", () =>
    expectScrollTo(page, "SOLUTIONS", "#solutions"));
});

test("Back restores the scroll position and keyboard focus, even after the second page was reloaded", async ({
  page,
}) => {
  await openAndHydrate(page, "/products");
  const links = page.getByRole("contentinfo").getByRole("link");
  const link = links.filter({ hasText: "FLARE 8.2KW" });
  const [, next = navigation.viewAll.label] = modelsOf().slice(modelsOf().indexOf("FLARE 8.2KW"));
  const expectOtherPage = async () => {
    await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
    await waitForFirstScreen(page);
    expect(await scrollY(page)).toBe(0);
  };
  const expectBackAt = async (y: number) => {
    await page.goBack();
    await expect(page).toHaveURL("/products");
    await waitForFirstScreen(page);
    await expect.poll(() => scrollY(page)).toBe(y);
  };
  await test.step("link followed by keyboard", async () => {
    await page.keyboard.press("Tab");
    await link.focus();
    const y = await scrollY(page);
    await page.keyboard.press("Enter");
    await expectOtherPage();
    await expectBackAt(y);
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(links.filter({ hasText: next })).toBeFocused();
    expect(await scrollY(page)).toBe(y);
  });
  await test.step("second page was reloaded", async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const y = await scrollY(page);
    await link.click();
    await expectOtherPage();
    await page.reload();
    await expectOtherPage();
    await expectBackAt(y);
  });
  await test.step("HOME on the product list scrolls to the top of the home page", () =>
    expectScrollTo(page, "HOME", "#home"));
});

test("/#contact scrolls to its section on first load, focus in the header does not scroll, and Back restores the position", async ({
  page,
}) => {
  await openAndHydrate(page, "/#contact");
  await expectScrolledOnLoad(page, "#contact");
  const y = await scrollY(page);
  expect(y).toBeGreaterThan(300);
  await page.getByRole("button", { name: "PRODUCT" }).focus();
  for (const name of ["PRODUCT", "SOLUTIONS", "ABOUT"]) {
    await expect(page.locator(":focus")).toHaveText(name);
    expect(await scrollY(page), name).toBe(y);
    await page.keyboard.press("Shift+Tab");
  }
  // Playwright's click() may scroll the page.
  for (const target of [
    page.getByRole("button", { name: "PRODUCT" }),
    page.getByRole("link", { name: /^FLARE 4.2KW/ }),
  ]) {
    const box = await target.first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
  }
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/#contact");
  await expect.poll(() => scrollY(page)).toBe(y);
});

test("'Learn About Our Story' expands the story, and Back restores open details and the scroll position", async ({
  page,
}) => {
  await open(page, "/");
  const story = page.getByText(about.story[0] ?? "");
  await expect(story).toBeHidden();
  await page.getByText("Learn About Our Story").click();
  await expect(story).toBeVisible();
  await expect(page).toHaveURL("/");
  const question = page.locator("#services details").nth(1);
  await question.locator("summary").click();
  const link = page.locator("#services").locator('a[href="/products"]');
  await link.scrollIntoViewIfNeeded();
  await waitForHydration(page);
  const before = await topOf(page, "#services");
  await link.click();
  await expect(page).toHaveURL(/products/);
  await page.goBack();
  await expect(question).toHaveAttribute("open");
  await expect(story).toBeVisible();
  await waitForHydration(page);
  await expect.poll(() => topOf(page, "#services")).toBe(before);
});

test("after a reload, a hash set by a script stays where it has scrolled to", async ({ page }) => {
  await openAndHydrate(page, "/products/flare-62kw");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.evaluate(() => {
    window.location.hash = "string-check";
  });
  await expect(page.locator("#string-check")).toBeInViewport();
  // The fold around it has opened, which changes the height of the page.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.locator("#string-check")).toBeInViewport();
});

test("slow navigation is announced after 400 ms and offers a retry after 15 s", async ({ page }) => {
  // Playwright cannot query a page during a navigation, so the page records its own messages, with timers 50 times as fast.
  await page.addInitScript(() => {
    const messages: { at: number; text: string | null }[] = [];
    const { setTimeout } = window;
    Object.assign(window, { messages, restoreTimers: () => Object.assign(window, { setTimeout }) });
    window.setTimeout = ((run: () => void, ms = 0) => setTimeout(run, ms / 50)) as typeof window.setTimeout;
    let clicked = 0;
    window.addEventListener("click", () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      const { textContent: text } = document.querySelector(".navigation-status") ?? {};
      if (clicked && text && text !== messages.at(-1)?.text)
        messages.push({ at: (performance.now() - clicked) * 50, text });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openAndHydrate(page, "/products");
  await page.route("**/products/flare-62kw", () => {});
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 6.2KW" }).click({ noWaitAfter: true });
  const statuses = () =>
    page.evaluate(() => (window as unknown as { messages: { at: number; text: string }[] }).messages);
  await expect.poll(async () => (await statuses()).length).toBe(2);
  const [slow, failed] = await statuses();
  expect(slow?.text).toBe(notices.navigation.slow);
  expect(slow?.at).toBeGreaterThanOrEqual(400);
  expect(failed?.text).toContain(notices.navigation.failed);
  expect(failed?.at).toBeGreaterThanOrEqual(15_000);
  await expect(page).toHaveURL("/products");
  await page.unroute("**/products/flare-62kw");
  const restoreTimers = () => page.evaluate(() => (window as unknown as { restoreTimers: () => void }).restoreTimers());
  await restoreTimers();
  await page.getByRole("link", { name: notices.navigation.retry }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  // Or the next page would have to load within 300 ms.
  await restoreTimers();
  await test.step("SERVICES & SUPPORT on a product page scrolls its section below the header", () =>
    expectScrollTo(page, "SERVICES & SUPPORT", "#services"));
});

test("links to a section keep the filter, and a reload keeps position and open details above a comparison", async ({
  page,
}) => {
  await openAndHydrate(page, "/?type=hybrid");
  await menuLink(page, "ABOUT").click();
  await expect(page).toHaveURL("/?type=hybrid#about");
  await expect(page.locator("#about")).toBeFocused();

  await openAndHydrate(page, "/products?compare=flare-42kw,flare-62kw,flare-82kw");
  await page.evaluate(() => document.querySelector("#compare")?.scrollIntoView({ block: "end", behavior: "instant" }));
  const y = await scrollY(page);
  const top = await topOf(page, "#compare");
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => scrollY(page)).toBe(y);
  expect(await topOf(page, "#compare")).toBe(top);
});

test("/?load#solutions scrolls to its section on first load, and its hash links do not reload it", async ({
  page,
  context,
}) => {
  await openAndHydrate(page, "/?load=fan.2#solutions");
  await expectScrolledOnLoad(page, "#solutions");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await menuLink(page, "ABOUT").click();
  await expect(page.locator("#about")).toBeFocused();
  // In a new tab with a modifier key.
  const opened = context.waitForEvent("page");
  await menuLink(page, "SOLUTIONS").click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/#solutions$/);
  await expect(page).toHaveURL(/#about$/);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});
