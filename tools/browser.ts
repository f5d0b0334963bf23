/** Sees to it that the tests have a browser: Debian's own when we may install it, else Playwright's. */
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall, mayUseApt, run } from "./apt.ts";
import { chromiumPath } from "./chromium.ts";

if (!chromiumPath && !existsSync(chromium.executablePath())) {
  console.log("No browser for the tests yet: installing one …");
  try {
    if (mayUseApt) aptInstall("chromium");
    else run("npx playwright install chromium");
  } catch {
    console.error(
      "Please install a browser for the tests: 'npx playwright install chromium', or your system's 'chromium' package.",
    );
    process.exit(1);
  }
}
