/** All that CI runs, in order; ends with the number of tests passed. */
import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";

const steps: [string, string][] = [
  ["Browser", "node tools/browser.ts"],
  ["PDF reader", "node tools/poppler.ts"],
  ["Hosts", "node tools/install-hosts.ts"],
  ["Audit", "node tools/audit.ts"],
  ["Types", "tsc"],
  ["Lint and format", "biome ci"],
  ["Unit tests", "vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit.json"],
  ["Build", "npm run build"],
  ["End-to-end tests", "playwright test"],
];

for (const [title, command] of steps) {
  console.log(`\n== ${title}: ${command}`);
  try {
    execSync(command, { stdio: "inherit" });
  } catch {
    console.error(`\n${title}: failed`);
    process.exit(1);
  }
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const unit: { numPassedTests: number; numPendingTests: number } = read(".cache/unit.json");
const { stats: e2e }: { stats: { expected: number; skipped: number } } = read(".cache/e2e.json");
const skipped = unit.numPendingTests + e2e.skipped;
console.log(`\n${unit.numPassedTests + e2e.expected} passed, 0 failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
