/** A journey is a test in a fresh tab of the engine that ENGINE names, on the site at ADDRESS. */
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { type EngineName, engines } from "./engines.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

const { ENGINE = "Firefox", ADDRESS = "http://localhost:3000" } = process.env;
const browser = await engines[ENGINE as EngineName].launch();
console.log(`\n== ${ENGINE}: ${browser.version}`);
after(() => browser.close());

export function journey(name: string, go: (visitor: Visitor) => Promise<void>) {
  test(name, { timeout: 120_000 }, async () => {
    const tab = await browser.openTab();
    try {
      const visitor = createVisitor(tab, ADDRESS);
      await visitor.resize(1280, 800);
      await go(visitor);
      assert.deepEqual(await visitor.run(requestsToOtherHosts), []);
      await visitor.consoleShowsNothingElse();
    } catch (error) {
      // A browser that crashed can draw nothing; its error is the one to report.
      await tab.page.screenshot({ path: `.cache/engines/${ENGINE} ${name}.png` }).catch(() => {});
      throw error;
    } finally {
      await tab.close();
    }
  });
}

const requestsToOtherHosts = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin !== location.origin);
