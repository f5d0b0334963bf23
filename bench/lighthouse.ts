import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { quickOptions } from "../tools/chromium.ts";

// Fetched when it is needed: with all it brings along it would double the project's installation.
const LIGHTHOUSE = "lighthouse@13.5.0";
const REPORT = ".cache/bench/report.json";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export const metrics = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

export type Metric = keyof typeof metrics;
export type Run = { machine: number; scores: Record<string, number | null>; failed: string[] } & Record<Metric, number>;

/** Below this, by its own measure, Lighthouse says that the machine is too slow for it and the performance score too low. */
export const FAST_ENOUGH = 1000;

type Report = {
  environment: { benchmarkIndex: number };
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

/** Now and then it fails to record a visit, and says so itself; that is no result. */
const RECORD_FAILED = "Please run Lighthouse again";
const ATTEMPTS = 3;

// The engine alone where there is one: on two cores the browser around it gets in the way of the page.
const { executablePath, args } = quickOptions;

async function record(address: string, attempt = 1): Promise<void> {
  mkdirSync(".cache/bench", { recursive: true });
  await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", "--silent", `--package=${LIGHTHOUSE}`, "--", "lighthouse", address],
      ...["--quiet", "--output=json", `--output-path=${REPORT}`, "--ignore-status-code", "--no-enable-error-reporting"],
      `--chrome-flags=${["--headless=new", ...args].join(" ")}`,
    ],
    { env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  ).catch((error) => {
    if (attempt === ATTEMPTS || !String(error).includes(RECORD_FAILED)) throw error;
    console.log(`${address} was not recorded: once more`);
    return record(address, attempt + 1);
  });
}

/** Its default: a phone on slow 4G, simulated from an unthrottled visit. */
export async function lighthouse(address: string): Promise<Run> {
  await record(address);
  const { audits, categories: found, environment }: Report = JSON.parse(readFileSync(REPORT, "utf8"));
  const value = (metric: Metric) => audits[metrics[metric]]?.numericValue ?? Number.NaN;
  const weighed = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    fcp: value("fcp"),
    lcp: value("lcp"),
    tbt: value("tbt"),
    cls: value("cls"),
    machine: environment.benchmarkIndex,
    scores: Object.fromEntries(categories.map((name) => [name, found[name]?.score ?? null])),
    failed: [...new Set(weighed.map(({ id }) => id))].filter((id) => {
      const score = audits[id]?.score;
      return typeof score === "number" && score < 0.9;
    }),
  };
}
