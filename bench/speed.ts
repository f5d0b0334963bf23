/** Home, listing and detail by Lighthouse, each beside its control page, five times in turn; medians, and whether they keep the bars. */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../tools/chromium.ts";
import { serveWithControls } from "./bench-server.ts";
import { controlPage } from "./control-page.ts";
import { categories, FAST_ENOUGH, lighthouse, type Metric, metrics, type Run } from "./lighthouse.ts";
import { median } from "./median.ts";
import { firstLoad } from "./weight.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const pages = { home: "/", listing: "/products", detail: "/products/flare-62kw" };
const missing = { "404": "/nope", "product not found": "/products/nope" };
const budgets: Record<keyof typeof pages, number> = { home: 200, listing: 190, detail: 180 };

const server = await serveWithControls();
const browser = await chromium.launch(launchOptions);
const names = Object.keys(pages) as (keyof typeof pages)[];
const controls: Record<string, string> = {};
for (const name of names) controls[name] = await controlPage(browser, server.address + pages[name]);
server.addControls(controls);

const runs = new Map<string, Run[]>();
const measure = async (name: string, path: string) => {
  const run = await lighthouse(server.address + path);
  runs.set(name, [...(runs.get(name) ?? []), run]);
};
for (let round = 1; round <= RUNS; round++) {
  for (const name of names) {
    await measure(name, pages[name]);
    await measure(`${name} control`, `/control/${name}`);
  }
  console.log(`round ${round} of ${RUNS}`);
}
for (const [name, path] of Object.entries(missing)) await measure(name, path);

const medians = (name: string) => {
  const taken = runs.get(name) ?? [];
  const of = (metric: Metric) => Math.round(median(taken.map((run) => run[metric])) * 1000) / 1000;
  const figures = Object.fromEntries((Object.keys(metrics) as Metric[]).map((metric) => [metric, of(metric)]));
  const scores = categories.map((category) => {
    const given = taken.map(({ scores }) => scores[category]).filter((score) => typeof score === "number");
    return Math.round(median(given) * 100);
  });
  return {
    ...(figures as Record<Metric, number>),
    scores: scores.join(" "),
    failed: [...new Set(taken.flatMap(({ failed }) => failed))].join(" "),
  };
};

const table = [];
for (const name of names) {
  const page = medians(name);
  const control = medians(`${name} control`);
  const weight = await firstLoad(browser, server.address + pages[name]);
  const kept =
    page.lcp <= 1.15 * control.lcp &&
    page.fcp <= 1.1 * control.fcp &&
    page.tbt <= control.tbt + 60 &&
    page.cls <= 0.01 &&
    weight.all <= budgets[name] &&
    page.scores === "100 100 100 100";
  table.push({
    page: name,
    ...page,
    "fcp / control": Math.round((page.fcp / control.fcp) * 100) / 100,
    "lcp / control": Math.round((page.lcp / control.lcp) * 100) / 100,
    "tbt - control": Math.round(page.tbt - control.tbt),
    // What a bare page gets from Lighthouse on this machine, in this hour.
    "control's scores": control.scores,
    KiB: weight.all,
    "JS KiB": weight.scripts,
    kept,
  });
}
for (const name of Object.keys(missing)) table.push({ page: name, ...medians(name) });
console.table(table);
const machine = Math.round(median([...runs.values()].flat().map((run) => run.machine)));
console.log(
  `The machine, by Lighthouse's own measure: ${machine}. It asks for ${FAST_ENOUGH}; below, its performance score is too low.`,
);
mkdirSync(".cache/bench", { recursive: true });
writeFileSync(
  ".cache/bench/speed.json",
  JSON.stringify({ date: new Date().toISOString(), runs: RUNS, machine, table }, undefined, 2),
);
await browser.close();
server.close();
