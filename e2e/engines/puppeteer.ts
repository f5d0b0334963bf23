import { existsSync } from "node:fs";
import puppeteer, { type Browser as PuppeteerBrowser } from "puppeteer-core";
import { chromiumPath, launchOptions } from "../../tools/chromium.ts";
import { reportViolations } from "../report-violations.ts";
import type { Browser, Tab } from "./browser.ts";

const firefoxPath = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

export const hasChromium = chromiumPath !== undefined;
export const hasFirefox = firefoxPath !== undefined;

// A busy machine has taken more than half a minute to start Firefox.
const common = { protocol: "webDriverBiDi", protocolTimeout: 30_000, timeout: 120_000 } as const;

export const launchChromium = async () => adapt(await puppeteer.launch({ ...common, ...launchOptions }));

export const launchFirefox = async () =>
  adapt(await puppeteer.launch({ ...common, browser: "firefox", executablePath: firefoxPath }));

const adapt = async (browser: PuppeteerBrowser): Promise<Browser> => ({
  version: await browser.version(),
  openTab: () => openTab(browser),
  close: () => browser.close(),
});

/** What Firefox logs about requests that it aborts when their page is left. The status is NS_BINDING_ABORTED. */
const ABORTED = [
  /^downloadable font: download failed .* status=2152398850 /,
  /^Failed to load ‘\S+’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

async function openTab(browser: PuppeteerBrowser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const messages: string[] = [];
  const record = (level: string, text: string) => {
    if (!ABORTED.some((aborted) => aborted.test(text))) messages.push(`${level}: ${text}`);
  };
  page.on("console", (message) => record(message.type(), message.text()));
  page.on("pageerror", (error) => record("error", error instanceof Error ? error.message : String(error)));
  // Chromium does not report these over BiDi.
  await page.evaluateOnNewDocument(reportViolations);
  return { page, messages: async () => messages, close: () => context.close() };
}
