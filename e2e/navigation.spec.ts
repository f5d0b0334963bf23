import { notices } from "../src/content/notices.ts";
import { pagePaths } from "../src/site-map.ts";
import { allHydrated, expect, hydrated, open, openHydrated, test, topOf } from "./test.ts";

const hashes = { "#home": "HOME", "#about": "ABOUT", "#solutions": "SOLUTIONS", "#services": "SERVICES & SUPPORT" };
const sections = ["#home", "#about", "#solutions", "#products", "#services", "#contact"];

test("the bar has the specified items, in order", async ({ page }) => {
  await open(page, "/");
  const items = page.getByRole("navigation", { name: "Main" }).locator("> ul > li");
  await expect(items).toHaveText(["HOME", "ABOUT", "SOLUTIONS", "PRODUCT", "SERVICES & SUPPORT"], {
    useInnerText: true,
  });
});

test("the home page has its sections in the decided order", async ({ page }) => {
  await open(page, "/");
  const tops = await Promise.all(sections.map((id) => topOf(page, id)));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(sections.length);
});

for (const [hash, name] of Object.entries(hashes)) {
  test(`${name} works from another page and lands below the header`, async ({ page }) => {
    await open(page, "/products/flare-62kw");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/${hash}`);
    await expect(page.locator(hash)).toBeFocused();
    const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
    await expect.poll(() => topOf(page, hash)).toBe(hash === "#home" ? 0 : header);
  });
}

test("hash links work from every page, home itself among them", async ({ page }) => {
  for (const path of pagePaths()) {
    await open(page, path);
    await page.getByRole("link", { name: "SOLUTIONS", exact: true }).click();
    await expect(page).toHaveURL("/#solutions");
    await expect(page.locator("#solutions")).toBeFocused();
  }
});

for (const hash of ["#about", "#solutions", "#products", "#services", "#contact"]) {
  test(`/${hash} lands there on a first load`, async ({ page }) => {
    await open(page, `/${hash}`);
    await allHydrated(page);
    const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
    await expect.poll(async () => Math.abs((await topOf(page, hash)) - header)).toBeLessThanOrEqual(4);
  });
}

test("a dotted address opened directly shows the product and becomes canonical", async ({ page }) => {
  const response = await open(page, "/products/flare-5.0kw-hybrid");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 5.0KW Hybrid" })).toBeVisible();
  await expect(page).toHaveURL("/products/flare-50kw-hybrid");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a dotted address becomes canonical too", async ({ page }) => {
    await page.goto("/products/flare-10.2kw");
    await page.waitForURL("/products/flare-102kw");
    await expect(page.getByRole("heading", { level: 1, name: "FLARE 10.2KW" })).toBeVisible();
  });

  test("PRODUCT is a link to all products", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "PRODUCT" }).click();
    await expect(page).toHaveURL("/products");
  });
});

test("keyboard users can skip to the content", async ({ page }) => {
  await open(page, "/products");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("going back restores where one was", async ({ page }) => {
  await openHydrated(page, "/products");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test("so does going back after a reload in between", async ({ page }) => {
  await openHydrated(page, "/products");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page).toHaveURL("/products/flare-82kw");
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test("links with a modifier key are the browser's", async ({ page, context }) => {
  await open(page, "/products");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "SOLUTIONS", exact: true }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/#solutions");
  await expect(page).toHaveURL("/products");
});

test("going back to where one came in by a hash shows that place again", async ({ page }) => {
  await open(page, "/#about");
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(300);
  // By the bare mouse: Playwright's own click may scroll the page.
  for (const target of [
    page.getByRole("button", { name: "PRODUCT" }),
    page.getByRole("link", { name: /^FLARE 4.2KW/ }),
  ]) {
    const box = await target.first().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
  }
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/#about");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test("tabbing back to the bar leaves the page where it is", async ({ page }) => {
  await open(page, "/#about");
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(300);
  await page.getByRole("button", { name: "PRODUCT" }).focus();
  for (const name of ["PRODUCT", "SOLUTIONS", "ABOUT"]) {
    await expect(page.locator(":focus")).toHaveText(name);
    expect(await page.evaluate(() => window.scrollY), name).toBe(y);
    await page.keyboard.press("Shift+Tab");
  }
});

test("the listing's filters and the home page's tabs leave no history entries", async ({ page }) => {
  for (const path of ["/products", "/"]) {
    await openHydrated(page, path);
    const entries = await page.evaluate(() => history.length);
    const tabs = page.getByRole("tab");
    await tabs.first().click();
    for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/type=/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
});

test("Back restores the focus of a link that was followed by keyboard, and Tab goes on from there", async ({
  page,
}) => {
  await openHydrated(page, "/products");
  const links = page.getByRole("contentinfo").getByRole("link");
  const link = links.filter({ hasText: "FLARE 8.2KW" });
  await page.keyboard.press("Tab");
  await link.focus();
  const y = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  await page.goBack();
  await expect(link).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(links.filter({ hasText: "FLARE 10.2KW" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
});

test("Back reopens the folds that were open, and shows the same place", async ({ page }) => {
  await open(page, "/");
  await page.getByText("Learn About Our Story").click();
  await page.locator("#faq-battery summary").click();
  const link = page.locator("#services").getByRole("link", { name: "Specifications" });
  await link.scrollIntoViewIfNeeded();
  await allHydrated(page);
  const before = await topOf(page, "#services");
  await link.click();
  await expect(page).toHaveURL(/products/);
  await page.goBack();
  await expect(page.locator("#faq-battery")).toHaveAttribute("open");
  await allHydrated(page);
  await expect.poll(() => topOf(page, "#services")).toBe(before);
});

test("a page that is slow to come is announced after 400 ms, and given up in words after 15 s", async ({ page }) => {
  // Nothing can be asked of a page while it waits for the next one, so it runs its clock fifty times as fast and takes notes.
  await page.addInitScript(() => {
    const said: { at: number; text: string | null }[] = [];
    Object.assign(window, { said });
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0) => setTimeout(run, ms / 50)) as typeof window.setTimeout;
    let clicked = 0;
    window.addEventListener("click", () => (clicked = performance.now()), { capture: true });
    new MutationObserver(() => {
      const { textContent: text } = document.querySelector(".navigation-status") ?? {};
      if (clicked && text && text !== said.at(-1)?.text) said.push({ at: (performance.now() - clicked) * 50, text });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openHydrated(page, "/products");
  await page.route("**/products/flare-62kw", () => {});
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 6.2KW" }).click({ noWaitAfter: true });
  const statuses = () => page.evaluate(() => (window as unknown as { said: { at: number; text: string }[] }).said);
  await expect.poll(async () => (await statuses()).length).toBe(2);
  const [slow, failed] = await statuses();
  expect(slow?.text).toBe(notices.navigation.slow);
  expect(slow?.at).toBeGreaterThanOrEqual(400);
  expect(failed?.text).toContain(notices.navigation.failed);
  expect(failed?.at).toBeGreaterThanOrEqual(15_000);
  await expect(page).toHaveURL("/products");
  await page.unroute("**/products/flare-62kw");
  await page.getByRole("link", { name: notices.navigation.retry }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
});

test("links to this page with another query need no new document", async ({ page }) => {
  await openHydrated(page, "/?load=fan.2");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "ABOUT", exact: true }).click();
  await expect(page.locator("#about")).toBeFocused();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});
