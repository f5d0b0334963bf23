import { test as base, expect, type Page } from "@playwright/test";

type Watch = {
  /** Console messages, violations of the content policy, page errors, failed requests and requests to other hosts. A test that causes one on purpose clears it. */
  noise: string[];
  /** The one other host that may be asked, where a test is about it. */
  otherHost: string | undefined;
};

/** Every test listens: what it did not cause on purpose fails it. */
export const test = base.extend<Watch & { listen: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  noise: async ({}, use) => use([]),
  otherHost: [undefined, { option: true }],
  listen: [
    async ({ page, noise, baseURL, otherHost, javaScriptEnabled }, use) => {
      page.on("console", (message) => {
        // Said by Playwright itself, wherever the service worker is kept out.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        noise.push(`console ${message.type()}: ${message.text()}`);
      });
      // The browser writes its own word about a violation into the console, but not about every kind.
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
          console.error(`policy: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
        );
      });
      page.on("pageerror", (error) => noise.push(`error: ${error.message}`));
      page.on("requestfailed", (request) => {
        // Leaving a page cuts off what it was still loading; a browser without JavaScript refuses scripts.
        const expected =
          request.failure()?.errorText === "net::ERR_ABORTED" ||
          (!javaScriptEnabled && request.resourceType() === "script");
        if (!expected) noise.push(`failed: ${request.url()}`);
      });
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL && origin !== otherHost)
          noise.push(`other host: ${request.url()}`);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const stopped = new WeakSet<Page>();
/** The page's code waits for the first paint. */
const PAINTED_MS = 32;

/** Opens a page and waits until React has taken it over, so that a click is not lost. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  if (stopped.has(page)) await page.clock.runFor(PAINTED_MS);
  await alive(page);
  return response;
}

export async function alive(page: Page) {
  await page.waitForFunction(() => {
    const last = document.querySelector("main + div > div");
    return last && Object.keys(last).some((key) => key.startsWith("__reactFiber"));
  });
}

/** Brings every part of the page to life that waits until it nears the screen; what is folded away may go on waiting. */
export async function wake(page: Page) {
  const scrollToNext = () =>
    page.evaluate(() => {
      const waiting = [...document.querySelectorAll("[data-waiting]")].filter(({ lastElementChild: part }) =>
        part?.checkVisibility(),
      );
      waiting[0]?.lastElementChild?.scrollIntoView();
      return waiting.length;
    });
  await expect.poll(scrollToNext).toBe(0);
}

/** Opens a page with all of its parts alive. */
export async function openWhole(page: Page, path: string) {
  await open(page, path);
  await wake(page);
}

/** Stops the page's clock before the page loads; `page.clock.runFor` then moves it. */
export async function stopClock(page: Page, time = "2026-11-16T06:00:00Z") {
  await page.clock.install({ time: new Date(time) });
  await page.clock.pauseAt(new Date(Date.parse(time) + 1000));
  stopped.add(page);
}

/** The visible top of an element, measured from the top of the window. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
