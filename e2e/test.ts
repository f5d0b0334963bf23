import { test as base, expect, type Page } from "@playwright/test";
import { isViolation, watchCsp } from "./csp-watch.ts";

type Watch = {
  /** Console messages, page errors, failed requests and requests to other hosts. A test that causes one on purpose clears it. */
  noise: string[];
  /** Announces Content Security Policy violations by directive. Each must occur; any other fails the test. */
  expectViolation: (...directives: string[]) => void;
  /** Another host to which requests are allowed. */
  otherHost: string | undefined;
};

/** Fails every test in which any tab logs, throws, breaks the policy or requests something unexpected. */
export const test = base.extend<Watch & { watchTabs: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  noise: async ({}, use) => use([]),
  otherHost: [undefined, { option: true }],
  expectViolation: [
    async ({ context }, use) => {
      const { expectViolation, checkViolations } = await watchCsp(context);
      await use(expectViolation);
      await checkViolations();
    },
    { auto: true },
  ],
  watchTabs: [
    async ({ context, noise, baseURL, otherHost, javaScriptEnabled }, use) => {
      context.on("console", (message) => {
        const text = message.text();
        // The first is Playwright's own message where service workers are blocked.
        if (
          text === "Service Worker registration blocked by Playwright" ||
          isViolation(text) ||
          text.startsWith("Sending form data")
        )
          return;
        noise.push(`console ${message.type()}: ${text}`);
      });
      context.on("weberror", (error) => {
        const { message } = error.error();
        // Chromium reports a view transition between documents that it skips as an unhandled rejection of its own.
        if (!message.startsWith("Transition was aborted")) noise.push(`error: ${message}`);
      });
      context.on("requestfailed", (request) => {
        // Navigation aborts pending requests, and browsers without JavaScript abort scripts. A failed request of the
        // service worker matters only if the page's own request fails too.
        const expected =
          request.failure()?.errorText === "net::ERR_ABORTED" ||
          (!javaScriptEnabled && request.resourceType() === "script") ||
          request.serviceWorker();
        if (!expected) noise.push(`failed: ${request.url()}`);
      });
      context.on("request", (request) => {
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

/** Opens a page and waits until its first screen has hydrated. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForFirstScreen(page);
  return response;
}

/** Polls at every frame; `expect` would poll once a second. */
export const waitForElement = (page: Page, selector: string) =>
  page.waitForFunction((matching) => document.querySelector(matching) !== null, selector);

export const waitForFirstScreen = (page: Page) =>
  waitForElement(page, "#root:not([data-hydrating], :has(main > [data-hydrating]))");

/** Opens a page and waits until all of it has hydrated. */
export async function openAndHydrate(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

export const waitForHydration = (page: Page) =>
  waitForElement(page, "#root:not([data-hydrating], :has([data-hydrating]))");

/** Stops the page's clock before the page loads; `page.clock.runFor` then moves it. */
export async function stopClock(page: Page, time = "2026-11-16T06:00:00Z") {
  await page.clock.install({ time: new Date(time) });
  await page.clock.pauseAt(new Date(Date.parse(time) + 1000));
}

export const mainHeading = (page: Page, name?: string) => page.getByRole("heading", { level: 1, name });

/** The path of the small script that every page starts with. */
export async function entryScript({ request }: Page): Promise<string> {
  const html = await (await request.get("/")).text();
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** The top of an element relative to the window. */
export const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
