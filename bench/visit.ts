import type { Browser, CDPSession, Page } from "@playwright/test";
import { PHONE } from "./control-page.ts";

/** A cheap phone on slow 4G, throttled by the browser and not simulated afterwards. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const IDLE_MS = 10_000;
const POLL_MS = 50;

export type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  /** Undefined on a page without scripts. */
  firstScreenHydrated?: number | undefined;
  allHydrated?: number | undefined;
  kibUntilFirstScreen?: number | undefined;
  kibUntilAll?: number | undefined;
};

type Recorded = Pick<
  Visit,
  "firstPaint" | "largestPaint" | "shift" | "blocking" | "firstScreenHydrated" | "allHydrated"
>;

async function throttledPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return { page, session };
}

function record() {
  const recorded: Recorded = { firstPaint: 0, largestPaint: 0, shift: 0, blocking: 0 };
  Object.assign(window, { recorded });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") recorded.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    recorded.largestPaint = startTime;
  });
  observe("layout-shift", (entry) => {
    recorded.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe("longtask", ({ duration }) => {
    recorded.blocking += duration - 50;
  });
  new MutationObserver(() => {
    const isLeft = (selector: string) => document.querySelector(selector) !== null;
    if (!isLeft("#root[data-hydrating], main > [data-hydrating]")) recorded.firstScreenHydrated ??= performance.now();
    if (!isLeft("[data-hydrating]")) recorded.allHydrated ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ["data-hydrating"] });
}

/** Returns a function that gives the KiB transferred until a time, including headers. */
function countBytes(session: CDPSession) {
  const loaded: { at: number; bytes: number }[] = [];
  let start = 0;
  session.on("Network.requestWillBeSent", ({ timestamp }) => {
    start ||= timestamp;
  });
  session.on("Network.loadingFinished", ({ timestamp, encodedDataLength }) =>
    loaded.push({ at: (timestamp - start) * 1000, bytes: encodedDataLength }),
  );
  return (until: number | undefined) => {
    if (until === undefined) return undefined;
    const bytes = loaded.filter(({ at }) => at <= until).reduce((sum, each) => sum + each.bytes, 0);
    return bytes / 1024;
  };
}

/** Loads the page and leaves it idle for ten seconds, without any input. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, session } = await throttledPage(browser);
  const kibUntil = countBytes(session);
  await page.addInitScript(record);
  await page.goto(url);
  await page.waitForTimeout(IDLE_MS);
  const recorded = await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
  await page.close();
  const { firstScreenHydrated, allHydrated } = recorded;
  return { ...recorded, kibUntilFirstScreen: kibUntil(firstScreenHydrated), kibUntilAll: kibUntil(allHydrated) };
}

/** When the mobile menu first opens if its button is clicked repeatedly from the start. */
export async function timeToMenu(browser: Browser, url: string): Promise<number> {
  const { page } = await throttledPage(browser);
  await page.addInitScript((poll) => {
    const press = setInterval(() => {
      if (document.getElementById("mobile-menu")?.checkVisibility()) {
        clearInterval(press);
        Object.assign(window, { opened: performance.now() });
      } else document.querySelector<HTMLElement>("[popovertarget=mobile-menu], [aria-controls=mobile-menu]")?.click();
    }, poll);
  }, POLL_MS);
  await page.goto(url);
  const opened = await page.waitForFunction(() => (window as unknown as { opened?: number }).opened);
  const ms = (await opened.jsonValue()) as number;
  await page.close();
  return ms;
}
