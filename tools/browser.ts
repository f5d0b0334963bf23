/** Sees to it that the tests have a browser: Debian's own when we may install it, else Playwright's. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, mayUseApt, run } from "./apt.ts";
import { chromiumPath, shellPath } from "./chromium.ts";

try {
  if (mayUseApt && !(chromiumPath && shellPath)) aptInstall("chromium chromium-headless-shell");
  else if (!chromiumPath && !existsSync(chromium.executablePath())) run("npx playwright install chromium");
} catch {
  if (!chromiumPath) {
    console.error(
      "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
    );
    process.exit(1);
  }
}
