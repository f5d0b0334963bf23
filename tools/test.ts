/** Runs the steps of `npm test` or `npm run test:more`, then prints the slowest tests and the number passed. */
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Step = [title: string, command: string];
type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type BrowserReport = { stats: { expected: number; skipped: number }; suites: Suite[] };
type UnitReport = { numPassedTests: number; numPendingTests: number };

const [project = "site"] = process.argv.slice(2);
const SLOWEST = 10;

const projects = project === "more" ? ["more", "editor"] : [project];
const browserTests: Step = [
  "Browser tests",
  `playwright test ${projects.map((each) => `--project=${each}`).join(" ")}`,
];
const steps: Record<string, Step[]> = {
  site: [
    ["Browser", "node tools/install-browser.ts"],
    ["PDF reader", "node tools/install-poppler.ts"],
    ["Audit", "node tools/audit.ts"],
    ["Content", "npm run content"],
    ["Types", "tsc"],
    ["Lint and format", "biome ci"],
    ["Unit tests", "vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit.json"],
    ["Build", "npm run build"],
    browserTests,
  ],
  more: [
    ["Browser", "node tools/install-browser.ts"],
    ["Hosts", "node tools/install-hosts.ts"],
    ["Build", "npm run build"],
    browserTests,
  ],
};

for (const [title, command] of steps[project] ?? []) {
  console.log(`\n== ${title}: ${command}`);
  try {
    execSync(command, { stdio: "inherit" });
  } catch {
    console.error(`\n${title}: failed`);
    process.exit(1);
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const specsIn = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const browser: BrowserReport = read(".cache/e2e.json");
const unit: UnitReport = project === "site" ? read(".cache/unit.json") : { numPassedTests: 0, numPendingTests: 0 };
const timed = specsIn(browser).map(({ title, file, tests }) => {
  const ms = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
  return { seconds: Math.max(0, ...ms) / 1000, name: `${file}: ${title}` };
});
console.log("\nThe slowest tests:");
for (const { seconds, name } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
const skipped = unit.numPendingTests + browser.stats.skipped;
console.log(
  `\n${unit.numPassedTests + browser.stats.expected} passed, 0 failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
