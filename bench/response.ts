/** Time from an input to the next paint with the CPU slowed four times, compared with a plain button in the same browser. */
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { planner } from "#content/planner.ts";
import { waitForFirstScreen } from "../e2e/test.ts";
import { applianceName } from "../src/sections/planner/names.ts";
import { launchOptions } from "../tools/chromium.ts";
import { serveOverTls } from "./bench-server.ts";
import { PHONE } from "./control-page.ts";
import { median } from "./median.ts";

const CPU_SLOWDOWN = 4;
const TRIES = 7;
/** Duration of a typical tap. */
const PRESS_MS = 100;
const DESKTOP = { width: 1280, height: 800 };

type Action = {
  name: string;
  path: string;
  screen: typeof PHONE;
  limit: number;
  /** Selector to scroll to first. */
  at?: string;
  target: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();

const actions: Action[] = [
  { name: "menu on a phone", path: "/", screen: PHONE, limit: 100, target: button("Menu") },
  { name: "product menu", path: "/products", screen: DESKTOP, limit: 100, target: button("PRODUCT") },
  { name: "theme switch", path: "/", screen: PHONE, limit: 100, target: button(/^Switch to/) },
  {
    name: "carousel dot",
    path: "/",
    screen: PHONE,
    limit: 100,
    target: (page) => page.locator(".day-dot:not([aria-current])").first(),
  },
  {
    name: "filter",
    path: "/products",
    at: "[role=tab]",
    screen: PHONE,
    limit: 100,
    target: (page) => page.locator('[role=tab][aria-selected="false"]').first(),
  },
  {
    name: "home page's tabs",
    path: "/",
    at: "#products [role=tab]",
    screen: PHONE,
    limit: 100,
    target: (page) => page.locator('#products [role=tab][aria-selected="false"]').first(),
  },
  {
    name: "planner's stepper",
    path: "/#find-your-flare",
    screen: PHONE,
    limit: 100,
    target: button(planner.list.oneMore({ name: applianceName({ id: "fan" }) })),
  },
];

type Pace = { rate?: number; reducedMotion?: "reduce" | "no-preference" };

async function slowPage(
  browser: Browser,
  viewport: typeof PHONE,
  { rate = CPU_SLOWDOWN, reducedMotion = "reduce" }: Pace = {},
) {
  const page = await browser.newPage({ viewport, reducedMotion, ignoreHTTPSErrors: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return page;
}

/** Duration of the interaction's longest event, as in INP. Browsers report it in steps of 8 ms. */
async function nextPaint(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const spans: number[] = [];
    const observer = new PerformanceObserver((list) =>
      spans.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { spans, observer });
  });
  await press();
  return page.evaluate(async () => {
    const { spans, observer } = window as unknown as { spans: number[]; observer: PerformanceObserver };
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    spans.push(...observer.takeRecords().map(({ duration }) => duration));
    observer.disconnect();
    return Math.max(16, ...spans);
  });
}

/** Returns a function that clicks by raw mouse events: Playwright's click() runs code in the page, which would be measured. */
async function preparePress(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS });
}

async function measure(page: Page, target: (page: Page) => Locator): Promise<number> {
  await target(page).click();
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) times.push(await nextPaint(page, await preparePress(page, target(page))));
  return median(times);
}

/** Time from the click on a link to the first contentful paint of the next page. */
async function pageChange(page: Page, link: string, heading: string): Promise<number> {
  const target = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: new RegExp(`^${link}`) });
  await target.hover();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    window.addEventListener(
      "click",
      ({ timeStamp }) => sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    ),
  );
  await (await preparePress(page, target))();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName("first-contentful-paint");
        if (paint) resolve(paint.startTime);
      }).observe({ type: "paint", buffered: true }),
    );
    return performance.timeOrigin + painted - Number(sessionStorage.getItem("clicked"));
  });
}

const paces: Record<string, Pace> = {
  "full speed": { rate: 1 },
  "full speed with view transition": { rate: 1, reducedMotion: "no-preference" },
  "CPU slowed": {},
};

const server = await serveOverTls(".");
const browser = await chromium.launch(launchOptions);

const plainPage = await slowPage(browser, PHONE);
await plainPage.setContent('<button onclick="this.textContent = Number(this.textContent) + 1">0</button>');
const control = await measure(plainPage, button(""));
// A throttled page keeps a core busy even when it is idle.
await plainPage.close();

const table = [];
for (const { name, path, screen, limit, at, target } of actions) {
  const page = await slowPage(browser, screen);
  await page.goto(server.url + path);
  await waitForFirstScreen(page);
  await page.mouse.wheel(0, 1);
  if (at)
    await page
      .locator(at)
      .first()
      .evaluate((part) => part.scrollIntoView());
  if (path.includes("find-your")) await page.getByRole("button", { name: planner.list.heading }).click();
  const ms = await measure(page, target);
  table.push({ action: name, ms, "plain button": control, limit, passed: ms <= limit });
  await page.close();
}
for (const [name, from, link, heading] of [
  ["from home to a product", "/", "", "FLARE 4.2KW"],
  ["from the product list to home", "/products", "HOME", "Technology"],
] as const)
  for (const [how, pace] of Object.entries(paces)) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) {
      const page = await slowPage(browser, DESKTOP, pace);
      await page.goto(server.url + from);
      await waitForFirstScreen(page);
      if (!link) await page.getByRole("button", { name: "PRODUCT" }).click();
      times.push(await pageChange(page, link || "FLARE 4.2KW", heading));
      await page.close();
    }
    const ms = Math.round(median(times));
    table.push({ action: `${name}, ${how}`, ms, "plain button": control, limit: 150, passed: ms <= 150 });
  }
console.table(table);
await browser.close();
server.close();
