import { readFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { firstLoad } from "../bench/weight.ts";
import { launchOptions } from "../tools/chromium.ts";
import { watchCsp } from "./csp-watch.ts";
import { growth, kibibytes, storeWeights, weigh } from "./weights.ts";

/** In KiB: scripts and HTML of the first screen with Brotli, and all bytes transferred until the page has hydrated. */
const budgets = [
  { page: "/", scripts: 84, html: 43, all: 290 },
  { page: "/products", scripts: 84, html: 29, all: 230 },
  { page: "/products/flare-62kw", scripts: 84, html: 31, all: 230 },
];

const WARN_FROM = 0.97;

/** Fails above the budget, warns shortly before it, and names the files that grew. */
function expectWithin(budget: number, total: number, page: string, files: Iterable<string>) {
  const report = `${page}: ${total.toFixed(1)} of ${budget} KiB\n${growth(page, weigh(files))}`;
  if (total > budget * WARN_FROM) console.warn(report);
  expect.soft(total, report).toBeLessThanOrEqual(budget);
}

const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0);

for (const { page, scripts, html } of budgets) {
  test(`${page} loads at most ${scripts} KiB of JavaScript and ${html} KiB of HTML at first`, () => {
    const text = readFileSync(`dist${page === "/" ? "/index" : page}.html`, "utf8");
    const files = new Set([...text.matchAll(/["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g)].map(([, file = ""]) => file));
    expectWithin(scripts, sum([...files].map(kibibytes)), page, files);
    expectWithin(html, kibibytes(page), page, [page]);
  });
}

test("pages transfer at most their budget on a phone until they have hydrated", async ({ baseURL }) => {
  const browser = await chromium.launch(launchOptions);
  for (const { page, all } of budgets) {
    let checkViolations = async () => {};
    const load = await firstLoad(browser, baseURL + page, async (context) => {
      ({ checkViolations } = await watchCsp(context));
    });
    await checkViolations();
    if (process.env.UPDATE_WEIGHTS) storeWeights(page, weigh(load.files));
    expectWithin(all, load.all, page, load.files);
  }
  await browser.close();
});

test("service worker has at most 7 KiB and precaches at most 420 KiB", () => {
  expect(kibibytes("/service-worker.js")).toBeLessThanOrEqual(7);
  const worker = readFileSync("dist/service-worker.js", "utf8");
  const addresses = [...worker.matchAll(/(?<=[`"',])(\/[\w./-]+)(?=[`"',])/g)].map(([, address = ""]) => address);
  const files = [...new Set(addresses)];
  expect(files.filter((file) => file.includes("/assets/")).length).toBeGreaterThan(20);
  const total = sum(files.map(kibibytes));
  expect(total, `${total.toFixed(1)} KiB in ${files.length} files`).toBeLessThanOrEqual(420);
});
