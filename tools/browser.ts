/** Sees to it that the tests have a browser: Debian's own when we may install it, else Playwright's. */
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath } from "./chromium.ts";

const run = (command: string) =>
  execSync(command, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
const mayUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

if (!chromiumPath && !existsSync(chromium.executablePath())) {
  console.log("No browser for the tests yet: installing one …");
  try {
    run(mayUseApt ? "apt-get update -qq && apt-get install -y -qq chromium" : "npx playwright install chromium");
  } catch {
    console.error(
      "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
    );
    process.exit(1);
  }
}
