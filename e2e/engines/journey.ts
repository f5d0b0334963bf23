/** A journey is a test: in a fresh window of the engine that ENGINE names, on the site at ADDRESS. */
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { after, test } from "node:test";
import { type EngineName, engines } from "./engines.ts";
import { type Visitor, visitor } from "./visitor.ts";
import type { Window } from "./window.ts";

const { ENGINE = "Firefox", ADDRESS = "http://localhost:3000" } = process.env;
const browser = await engines[ENGINE as EngineName].start();
console.log(`\n== ${ENGINE} ${browser.version}`);
after(() => browser.close());

type Journey = (
  visitor: Visitor,
  /** Takes what was complained about on purpose. */
  complaints: () => Promise<string[]>,
) => Promise<void>;

export function journey(name: string, go: Journey) {
  test(name, { timeout: 120_000 }, async () => {
    const window = await browser.open();
    try {
      await window.resize(1280, 800);
      const walker = visitor(window, ADDRESS);
      await go(walker, window.takeNoise);
      assert.deepEqual(await walker.run(strangers), []);
      assert.deepEqual(await window.takeNoise(), []);
    } catch (error) {
      // A browser that crashed shows nothing any more; what it died of is the news.
      await keepScreenshot(window, name).catch(() => {});
      throw error;
    } finally {
      await window.close();
    }
  });
}

async function keepScreenshot(window: Window, name: string) {
  await mkdir(".cache/engines", { recursive: true });
  await writeFile(`.cache/engines/${ENGINE} ${name}.png`, await window.screenshot());
}

/** Requests to other hosts: there are none. */
const strangers = () =>
  performance
    .getEntriesByType("resource")
    .map((entry) => entry.name)
    .filter((address) => new URL(address).origin !== location.origin);
