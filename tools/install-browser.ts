/** Sees to it that the tests have a browser: Debian's own when we may install it, else Playwright's (Ubuntu has no shell by that name). */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, mayUseApt, run } from "./apt.ts";
import { chromiumPath, shellPath } from "./chromium.ts";

function tried(install: () => unknown): boolean {
  try {
    install();
    return true;
  } catch {
    return false;
  }
}

const byApt = () => aptInstall("chromium chromium-headless-shell");
// Without what it links to, a browser is there and does not start.
const byPlaywright = () => run(`npx playwright install ${mayUseApt ? "--with-deps " : ""}chromium`);

const there =
  (mayUseApt && ((chromiumPath && shellPath) || tried(byApt))) ||
  chromiumPath ||
  existsSync(chromium.executablePath()) ||
  tried(byPlaywright);
if (!there) {
  console.error(
    "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
  );
  process.exit(1);
}
