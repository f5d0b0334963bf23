/** Installs a browser for the tests if there is none: Debian's packages as root, otherwise Playwright's browser. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, mayUseApt, run } from "./apt.ts";
import { chromiumPath, shellPath } from "./chromium.ts";

function succeeds(install: () => unknown): boolean {
  try {
    install();
    return true;
  } catch {
    return false;
  }
}

const byApt = () => aptInstall("chromium chromium-headless-shell");
// --with-deps: without its shared libraries the browser does not start.
const byPlaywright = () => run(`npx playwright install ${mayUseApt ? "--with-deps " : ""}chromium`);

const isInstalled =
  (mayUseApt && ((chromiumPath && shellPath) || succeeds(byApt))) ||
  chromiumPath ||
  existsSync(chromium.executablePath()) ||
  succeeds(byPlaywright);
if (!isInstalled) {
  console.error(
    "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
  );
  process.exit(1);
}
