import { chromium } from "@playwright/test";
import { pagePaths } from "../src/site-map.ts";
import { launchOptions } from "../tools/chromium.ts";
import { alive, expect, test } from "./test.ts";

// Playwright switches the back/forward cache off.
const options = { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] };

test("the browser keeps every page whole for going back to", async ({ baseURL }) => {
  const browser = await chromium.launch(options);
  const page = await browser.newPage();
  for (const path of pagePaths()) {
    await page.goto(baseURL + path);
    await alive(page);
    await page.evaluate(() =>
      window.addEventListener("pagehide", ({ persisted }) => sessionStorage.setItem("kept", String(persisted))),
    );
    await page.goto(`${baseURL}/robots.txt`);
    expect(await page.evaluate(() => sessionStorage.getItem("kept")), path).toBe("true");
  }
  await browser.close();
});
