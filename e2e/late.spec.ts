import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { alive, expect, open, openWhole, stopClock, test, topOf } from "./test.ts";

test("a part comes to life also where a slow browser tells at once that it was far and is near", async ({ page }) => {
  await page.addInitScript(() => {
    const Prompt = window.IntersectionObserver;
    window.IntersectionObserver = class extends Prompt {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          setTimeout(() => kept.length > 0 && tell(kept.splice(0), observer), 1000);
        }, options);
      }
    };
  });
  await open(page, "/");
  await page.locator("#products").evaluate((products) => products.scrollIntoView());
  await page.getByRole("tab", { name: "Standard Inverters" }).click();
  await expect(page.locator("#products .product-card")).toHaveCount(1);
});

test("a fold that a visitor opened stays open when the part's code comes, and keeps the focus", async ({ page }) => {
  const release = await hold(page, /\/assets\/all-.*\.js/);
  await open(page, "/products");
  const table = page.getByRole("group").filter({ hasText: "All five side by side" }).last();
  const line = table.locator("summary");
  const waiting = page.locator("[data-waiting]", { has: line });
  await line.click();
  await expect(waiting).toHaveCount(1);
  release();
  await expect(waiting).toHaveCount(0);
  await expect(table).toHaveAttribute("open");
  await expect(line).toBeFocused();
});

test("a link keeps the focus too", async ({ page }) => {
  const release = await hold(page, /\/assets\/site-footer-.*\.js/);
  await open(page, "/products");
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Services & Support" });
  await link.focus();
  release();
  await expect(footer.getByLabel("Email for the newsletter")).toBeEnabled();
  await expect(link).toBeFocused();
});

/** Whether the form at the end of the home page is laid out; undefined while it is kept aside. */
const laidOut = (page: Page) =>
  page.evaluate(() =>
    document.querySelector("#contact")?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  );

/** With its clock stopped, a page does not wake by waiting. */
async function stopWaking(page: Page) {
  await stopClock(page);
  // A stopped clock does not know how the page was come to.
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: "navigate" } as PerformanceNavigationTiming];
  });
}

async function openResting(page: Page) {
  await stopWaking(page);
  await page.goto("/");
  await alive(page);
  expect(await laidOut(page)).toBeUndefined();
}

const allAwake = (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-opening");

test("what is below rests until somebody moves", async ({ page }) => {
  const release = await hold(page, /\/assets\/index-.*\.js/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("banner").getByRole("link", { name: "FLARE" })).toBeVisible();
  await expect(page.locator("#contact")).toBeAttached();
  // What a browser has not drawn yet, it does not yet call hidden.
  await expect.poll(() => laidOut(page)).toBe(false);
  release();
  await expect.poll(() => laidOut(page)).toBeUndefined();
});

/** Part by part, a few frames each, and long before the page would wake by itself. */
async function wakes(page: Page) {
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator("html")).not.toHaveAttribute("data-opening", { timeout: 1 });
  }).toPass();
  expect((await now()) - before).toBeLessThan(4000);
  expect(await laidOut(page)).toBe(true);
}

test("then all of it is there, part by part", async ({ page }) => {
  await openResting(page);
  await page.mouse.wheel(0, 1);
  await wakes(page);
});

test("so it is for who has scrolled before any code came", async ({ page }) => {
  const release = await hold(page, /\/assets\/index-.*\.js/);
  await stopWaking(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("#contact")).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 200));
  release();
  await expect.poll(() => laidOut(page)).toBeUndefined();
  await wakes(page);
});

test("what is on the screen does not rest: the foot of a short page", async ({ page, noise }) => {
  const release = await hold(page, /\/assets\/(react|main)-/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/nope");
  // Not in four seconds, but now.
  expect(await page.getByLabel("Email for the newsletter").isVisible()).toBe(true);
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  release();
  // The 404 that was asked for.
  noise.length = 0;
});

test("nothing rests in a window that has grown", async ({ page }) => {
  await openResting(page);
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(() => laidOut(page)).toBe(true);
});

test("what a browser tells before it has shown anything wakes nothing: a size, a mouse", async ({ page }) => {
  await stopWaking(page);
  await page.addInitScript(() => {
    const shown = new Promise((show) => Object.assign(window, { show }));
    const Prompt = window.PerformanceObserver;
    window.PerformanceObserver = class extends Prompt {
      constructor(tell: PerformanceObserverCallback) {
        super((...told) => void shown.then(() => tell(...told)));
      }
    };
  });
  const tell = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PointerEvent("pointermove", { movementX: 5 }));
      window.dispatchEvent(new Event("resize"));
    });
  await page.goto("/");
  await tell();
  await tell();
  expect(await laidOut(page)).toBeUndefined();
  await page.evaluate(() => (window as unknown as { show: () => void }).show());
  await alive(page);
  await tell();
  await allAwake(page);
});

test("it rests for four seconds at most", async ({ page }) => {
  await openResting(page);
  await page.clock.runFor(3900);
  expect(await laidOut(page)).toBeUndefined();
  await page.clock.runFor(500);
  await expect.poll(() => laidOut(page)).toBe(true);
});

test("a way to a place in the page finds everything awake, also where no pointer has moved", async ({ page }) => {
  await openResting(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "SERVICES & SUPPORT" })
    .dispatchEvent("click");
  await allAwake(page);
  const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
  await expect.poll(async () => Math.abs((await topOf(page, "#services")) - header)).toBeLessThanOrEqual(4);
});

test("nothing rests on paper", async ({ page }) => {
  await openResting(page);
  await page.pdf();
  expect(await laidOut(page)).toBe(true);
});

test("nothing rests for those who come to a place further down", async ({ page }) => {
  const release = await hold(page, /\/pictures\/sunrise-/);
  await page.goto("/#about", { waitUntil: "domcontentloaded" });
  expect(await laidOut(page)).toBe(true);
  release();
});

test("after a reload the same is on the screen, however late the code comes", async ({ page }) => {
  await openWhole(page, "/");
  await page.locator("#contact").evaluate((contact) => contact.scrollIntoView());
  const top = await topOf(page, "#contact");
  const release = await hold(page, /\/assets\/index-.*\.js/);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#contact")).toBeAttached();
  release();
  await allAwake(page);
  await expect.poll(() => topOf(page, "#contact")).toBe(top);
});

test("fields of what rests are kept from browsers that look for forms to fill in, and are back at the first key", async ({
  page,
}) => {
  const release = await hold(page, /\/pictures\/sunrise-/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const fields = page.locator("input, select, textarea");
  await expect(fields).toHaveCount(0);
  await page.keyboard.press("Shift");
  await expect(page.locator("#contact textarea")).toBeVisible();
  await expect(page.locator("footer input")).toBeVisible();
  release();
});

test("a font and a picture that nothing on the first screen needs are asked for after it", async ({ page }) => {
  const fonts: string[] = [];
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
    if (request.resourceType() === "image") pictures.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await openResting(page);
  expect(fonts).toEqual([expect.stringContaining("anek-latin")]);
  expect(pictures).not.toContainEqual(expect.stringContaining("macro"));
  await browser.send("Animation.setPlaybackRate", { playbackRate: 1 });
  await expect.poll(() => fonts).toContainEqual(expect.stringContaining("anek-devanagari"));
  await expect.poll(() => pictures).toContainEqual(expect.stringContaining("macro"));
});

test("after the next page is shown its own parts are fetched, and those of the page that is left for who comes back", async ({
  page,
}) => {
  await open(page, "/");
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("h1")?.textContent?.startsWith("FLARE 6.2KW")) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark("shown"));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("button", { name: "PRODUCT" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^FLARE 6.2KW/ })
    .click();
  const started = (part: string) =>
    page.evaluate((name) => {
      const [shown] = performance.getEntriesByName("shown");
      const file = performance.getEntriesByType("resource").find((each) => each.name.includes(`/assets/${name}-`));
      return file && shown && file.startTime - shown.startTime;
    }, part);
  for (const part of ["strings", "planner"]) await expect.poll(() => started(part), part).toBeGreaterThan(0);
});
