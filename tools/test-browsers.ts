/**
 * Runs the journeys of e2e/engines in Chromium, Firefox and WebKit; ends with the number passed in each.
 * Names of engines choose some of them, options go to Node's test runner: `npm run test:browsers -- firefox --test-name-pattern=menu`.
 */
import { execSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { type EngineName, engines } from "../e2e/engines/engines.ts";
import { freePort } from "./free-port.ts";
import { startHost } from "./hosts.ts";

const OUT = ".cache/engines";
const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith("-"));
const chosen = args.filter((arg) => !arg.startsWith("-")).map((arg) => arg.toLowerCase());
const names = (Object.keys(engines) as EngineName[]).filter(
  (name) => chosen.length === 0 || chosen.includes(name.toLowerCase()),
);

function runJourneys(engine: EngineName, url: string): string {
  const { isInstalled, runWith } = engines[engine];
  if (!isInstalled) return "not installed";
  const counts = `${OUT}/${engine}.json`;
  const reporters = Object.entries({ spec: "stdout", "./e2e/engines/counts.ts": counts }).flatMap(([reporter, to]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${to}`,
  ]);
  const files = globSync("e2e/engines/*.journey.ts");
  // Without isolation all files share one process, and so one browser.
  const [command = "", ...args] = [...runWith, process.execPath, "--test", "--test-isolation=none", ...reporters];
  spawnSync(command, [...args, ...options, ...files], {
    stdio: "inherit",
    // Errors are thrown; the `webdriver` package need not log them as well.
    env: { ...process.env, ENGINE: engine, ADDRESS: url, WDIO_LOG_LEVEL: "silent" },
  });
  const { passed, failed, cancelled } = JSON.parse(readFileSync(counts, "utf8"));
  if (failed + cancelled > 0 || passed === 0) process.exitCode = 1;
  return `${passed} passed, ${failed + cancelled} failed`;
}

if (names.length === 0) throw new Error(`There is no engine ${chosen.join(", ")}.`);
execSync("npm run build", { stdio: "inherit" });
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const port = await freePort();
const host = await startHost("npm start", port);
try {
  const results = names.map((name) => `${name}: ${runJourneys(name, `http://localhost:${port}`)}`);
  console.log(`\n${results.join("\n")}`);
} finally {
  host.kill();
}
