import type { Locator } from "@playwright/test";
import { pagePaths } from "../src/site-map.ts";
import { hold } from "./hold.ts";
import { alive, expect, open, openWhole, test, topOf } from "./test.ts";

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
    // Its own code replaces what stood there, and that must not move the page.
    await expect(page.locator(`[data-waiting] ${hash}`)).toHaveCount(0);
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

test("someone who has scrolled before the page came alive stays where they are", async ({ page }) => {
  const release = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto("/products", { waitUntil: "commit" });
  const heading = "#all-heading";
  await page.locator(heading).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = await topOf(page, heading);
  release();
  await alive(page);
  // What rested has its true height now: the visitor still sees the same.
  await expect(page.locator("html")).not.toHaveAttribute("data-opening");
  await expect.poll(() => topOf(page, heading)).toBe(top);
});

test("going back restores where one was", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 8.2KW" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await alive(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test("so does going back after a reload in between", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  await expect(page).toHaveURL("/products/flare-82kw");
  await page.reload();
  await alive(page);
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("going back restores what was unfolded and chosen, and so where one was", async ({ page }) => {
    await openWhole(page, "/");
    const folds = ["Count your appliances", "Your day", "A year of it, in rupees"];
    const fold = (name: string) => page.locator("#find-your-flare").getByRole("button", { name });
    for (const name of folds) await fold(name).click();
    await page.getByText("Learn About Our Story").click();
    await page.getByRole("tab", { name: "Standard Inverters" }).click();
    await page.locator("#faq-battery summary").click();
    const link = page.locator("#services").getByRole("link", { name: "Specifications" });
    await link.scrollIntoViewIfNeeded();
    const before = await topOf(page, "#services");
    await link.click();
    await expect(page).toHaveURL(/products/);
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Standard Inverters" })).toHaveAttribute("aria-selected", "true");
    await expect.poll(() => topOf(page, "#services")).toBe(before);
  });
});

test("of two clicks the last one wins", async ({ page }) => {
  await open(page, "/products");
  const release = await hold(page, /\/assets\/home-.*\.js/);
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: "ABOUT", exact: true }).click();
  await bar.getByRole("button", { name: "PRODUCT" }).click();
  await bar.getByRole("link", { name: "FLARE 4.2KW" }).click();
  await expect(page).toHaveURL("/products/flare-42kw");
  const arrived = page.waitForResponse(/\/assets\/home-.*\.js/);
  release();
  await (await arrived).finished();
  await expect(page).toHaveURL("/products/flare-42kw");
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
});

for (const [way, show] of [
  ["hovers", (link: Locator) => link.hover()],
  ["tabs to", (link: Locator) => link.focus()],
] as const) {
  test(`a page's code comes as soon as someone ${way} its link, and no click waits for it`, async ({ page }) => {
    await open(page, "/products");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "HOME", exact: true });
    const files = ["home", "solution-tiles", "planner", "contact"].map((name) => new RegExp(`/assets/${name}-.*\\.js`));
    const fetched = files.map(async (file) => (await page.waitForResponse(file)).finished());
    await show(link);
    await Promise.all(fetched);
    for (const file of files) await page.route(file, (route) => route.abort());
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: "Technology for everyone" })).toBeVisible();
  });
}

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

test("who turns back before the fade has begun stays where the address says", async ({ page }) => {
  // A browser that takes its picture of the old page only after the visitor has changed their mind.
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = ((update: () => void) => {
      const finished = new Promise<void>((resolve) =>
        window.addEventListener("popstate", () => setTimeout(() => resolve(update()))),
      );
      return { ready: finished, finished };
    }) as unknown as Document["startViewTransition"];
  });
  await open(page, "/products");
  await page.getByRole("link", { name: "HOME", exact: true }).click();
  await expect(page).toHaveURL("/#home");
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await page.evaluate(() => new Promise((later) => setTimeout(later, 100)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One range, five sizes");
});

test("a page whose code is there begins to fade within the click", async ({ page }) => {
  await open(page, "/products");
  await page.evaluate(() => {
    const fades: boolean[] = [];
    let clicking = false;
    Object.assign(window, { fades });
    window.addEventListener("click", () => (clicking = true), { capture: true });
    window.addEventListener("click", () => (clicking = false));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      fades.push(clicking);
      return start(update);
    };
  });
  const fades = () => page.evaluate(() => (window as unknown as { fades: boolean[] }).fades);
  const heading = page.getByRole("heading", { level: 1 });
  const home = page.getByRole("link", { name: "HOME", exact: true });
  await home.click();
  await expect(heading).toContainText("Technology");
  await page.goBack();
  await expect(heading).toHaveText("One range, five sizes");
  await page.mouse.move(0, 400);
  await home.hover();
  await home.click();
  await expect(heading).toContainText("Technology");
  expect((await fades()).length).toBe(3);
  expect((await fades()).at(-1)).toBe(true);
});
