import type { Browser, BrowserContext } from "@playwright/test";
import { PHONE } from "../bench/control-page.ts";
import { waitForHydration } from "./test.ts";

type Weight = { all: number; scripts: number; files: string[] };

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** KiB transferred until the page has hydrated, including headers, without any input. */
export async function firstLoad(
  browser: Browser,
  url: string,
  watch?: (context: BrowserContext) => Promise<void>,
): Promise<Weight> {
  const page = await browser.newPage({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    // On a busy machine the hero would load its next slide before the page has hydrated.
    reducedMotion: "reduce",
  });
  await watch?.(page.context());
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const responses = new Map<string, { type: string; file: string }>();
  const loaded: { type: string; file: string; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { type, file: new URL(response.url).pathname }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    const response = responses.get(requestId);
    if (response) loaded.push({ ...response, bytes });
  });
  await page.goto(url);
  await waitForHydration(page);
  await page.close();
  const sum = (some: typeof loaded) => kib(some.reduce((total, { bytes }) => total + bytes, 0));
  const scripts = sum(loaded.filter(({ type }) => type === "Script"));
  return { all: sum(loaded), scripts, files: loaded.map(({ file }) => file) };
}
