/** Lighthouse with default settings (phone, simulated slow 4G), for comparison. Medians of three runs. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { launchOptions } from "../tools/chromium.ts";
import { serveOverTls } from "./bench-server.ts";
import { median } from "./median.ts";

// Not a dependency: it would double the size of node_modules.
const LIGHTHOUSE = "lighthouse@13.5.0";
const REPORT = ".cache/bench/report.json";
const VISITS = 3;
const pages = { home: "/", listing: "/products", product: "/products/flare-62kw" };

type Report = { categories: Record<string, { score: number | null }>; environment: { benchmarkIndex: number } };

async function report(url: string): Promise<Report> {
  mkdirSync(".cache/bench", { recursive: true });
  const { executablePath, args } = launchOptions;
  const flags = ["--headless=new", "--ignore-certificate-errors", ...args].join(" ");
  await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", "--silent", `--package=${LIGHTHOUSE}`, "--", "lighthouse", url, "--quiet"],
      ...["--output=json", `--output-path=${REPORT}`, "--no-enable-error-reporting", `--chrome-flags=${flags}`],
    ],
    { env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) } },
  );
  return JSON.parse(readFileSync(REPORT, "utf8"));
}

const server = await serveOverTls(".");
const table = [];
for (const [page, path] of Object.entries(pages)) {
  const reports: Report[] = [];
  for (let visit = 0; visit < VISITS; visit++) reports.push(await report(server.url + path));
  const names = Object.keys(reports[0]?.categories ?? {});
  const score = (name: string) => Math.round(100 * median(reports.map((each) => each.categories[name]?.score ?? 0)));
  const machine = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)));
  table.push({ page, ...Object.fromEntries(names.map((name) => [name, score(name)])), machine });
}
console.table(table);
server.close();
