import { readFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import { pathIn } from "../src/model/path-in-language.ts";
import { launchOptions } from "../tools/chromium.ts";
import { baseOf, languages } from "../tools/content/languages.ts";
import { watchCsp } from "./csp-watch.ts";
import { firstLoad } from "./first-load.ts";
import { growth, kibibytes, storeWeights, weigh } from "./weights.ts";

/**
 * In KiB: scripts and HTML of the first screen with Brotli, and all bytes transferred until the page has hydrated.
 * On home Chromium loads three pictures below the first screen early.
 */
const inEnglish = [
  { path: "/", scripts: 84, html: 41, all: 355 },
  { path: "/products", scripts: 84, html: 23, all: 230 },
  { path: "/products/flare-62kw", scripts: 84, html: 26, all: 235 },
];
/**
 * Of Hindi, and of every language to come: three bytes a letter, the fonts of two scripts, and two more pictures near
 * the first screen.
 */
const inHindi = [
  { path: "/", scripts: 86, html: 42, all: 365 },
  { path: "/products", scripts: 86, html: 24, all: 252 },
  { path: "/products/flare-62kw", scripts: 86, html: 27, all: 262 },
];
const budgets = languages.flatMap((code) =>
  (code === "en" ? inEnglish : inHindi).map(({ path, ...budget }) => ({ page: pathIn(baseOf(code), path), ...budget })),
);
/** It has the names of all files to cache, in every language. */
const WORKER = 7.5;
/** A visitor caches the catalogue of one language. */
const precacheOf = (code: string) => (code === "en" ? 390 : 450);

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

test("each page transfers on a phone no more than its budget until it has hydrated", async ({ baseURL }) => {
  const browser = await chromium.launch(launchOptions);
  for (const { page, all } of budgets)
    await test.step(`${page} transfers at most ${all} KiB`, async () => {
      let checkViolations = async () => {};
      const load = await firstLoad(browser, baseURL + page, async (context) => {
        ({ checkViolations } = await watchCsp(context));
      });
      await checkViolations();
      store(page, load.files);
      expectWithin(all, page, page, load.files, load.all);
    });
  await browser.close();
});

test("service worker is small, and precaches no more than its budget in each language", () => {
  const worker = readFileSync("dist/service-worker.js", "utf8");
  const lists = worker.split(/base:(?=[`"'])/).slice(1);
  expect(lists).toHaveLength(languages.length);
  store("service worker", ["/service-worker.js"]);
  expectWithin(WORKER, "service worker", "service worker", ["/service-worker.js"]);
  for (const [i, text] of lists.entries()) {
    const language = languages[i] ?? "";
    const urls = [...text.matchAll(/(?<=[`"',])(\/[\w./-]+)(?=[`"',])/g)].map(([, url = ""]) => url);
    const files = new Set(urls.filter((url) => url !== baseOf(language)));
    expect([...files].filter((file) => file.includes("/assets/")).length).toBeGreaterThan(20);
    const list = `precache in ${language}`;
    store(list, files);
    expectWithin(precacheOf(language), list, list, files);
  }
});
