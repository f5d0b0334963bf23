import type { Browser } from "@playwright/test";
import { PHONE } from "./control-page.ts";

export type Weight = { all: number; scripts: number; requests: number };

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

/** KiB on the wire, headers too, until the network first falls quiet; nobody touches the page. */
export async function firstLoad(browser: Browser, address: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const types = new Map<string, string>();
  const loaded: { type: string | undefined; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) =>
    loaded.push({ type: types.get(requestId), bytes }),
  );
  await page.goto(address, { waitUntil: "networkidle" });
  await page.close();
  const sum = (some: typeof loaded) => kib(some.reduce((total, { bytes }) => total + bytes, 0));
  return { all: sum(loaded), scripts: sum(loaded.filter(({ type }) => type === "Script")), requests: loaded.length };
}
