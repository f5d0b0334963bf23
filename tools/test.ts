/** Runs the steps of `npm test` or `npm run test:more`, then prints the slowest tests and the number passed. */
import { exec, execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";

type Step = [title: string, command: string];
type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };
type BrowserReport = { stats: { expected: number; skipped: number }; suites: Suite[] };
type UnitReport = { numPassedTests: number; numPendingTests: number };

const [project = "site"] = process.argv.slice(2);
const SLOWEST = 10;

const projects = project === "more" ? ["more", "editor"] : [project];
const build: Step = ["Build", "npm run build"];
const browserTests: Step = [
  "Browser tests",
  `playwright test ${projects.map((each) => `--project=${each}`).join(" ")}`,
];
const checks: Step[] = [
  ["Types", "tsc"],
  ["Lint and format", "biome ci"],
  ["Unit tests", "vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit.json"],
];

function run([title, command]: Step) {
  console.log(`\n== ${title}: ${command}`);
  try {
    execSync(command, { stdio: "inherit" });
  } catch {
    console.error(`\n${title}: failed`);
    process.exit(1);
  }
}

/** Prints the output of each step when it has ended. */
async function runInBackground(steps: Step[]): Promise<boolean> {
  for (const [title, command] of steps) {
    const { stdout, failed } = await promisify(exec)(`${command} 2>&1`, { maxBuffer: Number.POSITIVE_INFINITY }).then(
      ({ stdout }) => ({ stdout, failed: false }),
      ({ stdout }: { stdout: string }) => ({ stdout, failed: true }),
    );
    console.log(`\n== ${title}: ${command}\n${stdout}`);
    if (failed) console.error(`${title}: failed`);
    if (failed) return false;
  }
  return true;
}

run(["Browser", "node tools/install-browser.ts"]);
if (project === "site") {
  run(["PDF reader", "node tools/install-poppler.ts"]);
  run(["Audit", "node tools/audit.ts"]);
  // Checks and build read what it writes.
  run(["Content", "npm run content"]);
  // Each uses one of two cores.
  const passed = await Promise.all([runInBackground(checks), runInBackground([build])]);
  if (passed.includes(false)) process.exit(1);
} else {
  run(["Hosts", "node tools/install-hosts.ts"]);
  run(build);
}
run(browserTests);

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
