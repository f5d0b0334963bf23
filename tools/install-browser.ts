/** Installs Chromium and its headless shell by apt where that is possible, otherwise Playwright's Chromium if there is none. */
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

/** Returns whether there is a browser now. */
function ensureBrowser(): boolean {
  if (chromiumPath && shellPath) return true;
  if (mayUseApt && succeeds(byApt)) return true;
  if (chromiumPath || existsSync(chromium.executablePath())) return true;
  return succeeds(byPlaywright);
}

if (!ensureBrowser()) {
  console.error(
    "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
  );
  process.exit(1);
}
