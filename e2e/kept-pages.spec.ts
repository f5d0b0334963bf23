import { pagePaths } from "../src/site-map.ts";
import { launchOptions } from "../tools/chromium.ts";
import { alive, expect, test } from "./test.ts";

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
  serviceWorkers: "allow",
});

test("the browser keeps every page whole for going back to", async ({ page }) => {
  for (const path of pagePaths()) {
    await page.goto(path);
    await alive(page);
    await page.evaluate(() =>
      window.addEventListener("pagehide", ({ persisted }) => sessionStorage.setItem("kept", String(persisted))),
    );
    await page.goto("/robots.txt");
    expect(await page.evaluate(() => sessionStorage.getItem("kept")), path).toBe("true");
  }
});
