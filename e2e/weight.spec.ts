import { readFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { firstLoad } from "../bench/weight.ts";
import { launchOptions } from "../tools/chromium.ts";
import { watchCsp } from "./csp-watch.ts";
import { growth, kibibytes, storeWeights, weigh } from "./weights.ts";

/** In KiB: scripts and HTML of the first screen with Brotli, and all bytes transferred until the page has hydrated. */
const budgets = [
  { page: "/", scripts: 84, html: 40, all: 290 },
  { page: "/products", scripts: 84, html: 23, all: 230 },
  { page: "/products/flare-62kw", scripts: 84, html: 26, all: 230 },
];
const WORKER = 7;
const PRECACHE = 390;

const WARN_FROM = 0.97;

/** Fails above the budget, warns shortly before it, and names the files that grew. `list` is one of weights.json. */
function expectWithin(budget: number, what: string, list: string, files: Iterable<string>, total = sum(files)) {
  const weights = weigh(files);
  const report = `${what}: ${total.toFixed(1)} of ${budget} KiB\n${growth(list, weights)}`;
  if (total > budget * WARN_FROM) console.warn(report);
  expect.soft(total, report).toBeLessThanOrEqual(budget);
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kibibytes(file), 0);
const store = (list: string, files: Iterable<string>) => process.env.UPDATE_WEIGHTS && storeWeights(list, weigh(files));

for (const { page, scripts, html } of budgets) {
  test(`${page} loads at most ${scripts} KiB of JavaScript and ${html} KiB of HTML at first`, () => {
    const text = readFileSync(`dist${page === "/" ? "/index" : page}.html`, "utf8");
    const files = new Set([...text.matchAll(/["\s](\/assets\/[^"\s]+\.js)(?=["\s])/g)].map(([, file = ""]) => file));
    const list = `first code of ${page}`;
    store(list, files);
    expectWithin(scripts, list, list, files);
    expectWithin(html, `HTML of ${page}`, page, [page]);
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
    store(page, load.files);
    expectWithin(all, page, page, load.files, load.all);
  }
  await browser.close();
});

test(`service worker has at most ${WORKER} KiB and precaches at most ${PRECACHE} KiB`, () => {
  const worker = readFileSync("dist/service-worker.js", "utf8");
  const addresses = [...worker.matchAll(/(?<=[`"',])(\/[\w./-]+)(?=[`"',])/g)].map(([, address = ""]) => address);
  const files = [...new Set(addresses)];
  expect(files.filter((file) => file.includes("/assets/")).length).toBeGreaterThan(20);
  const list = "service worker";
  store(list, ["/service-worker.js", ...files]);
  expectWithin(WORKER, list, list, ["/service-worker.js"]);
  expectWithin(PRECACHE, "precache", list, files);
});
