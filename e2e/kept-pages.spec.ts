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

for (const path of ["/", "/products", "/products/flare-62kw"]) {
  test(`${path} comes back as it was left`, async ({ page }) => {
    await page.goto(path);
    await alive(page);
    await page.getByRole("button", { name: "Switch to dark theme" }).click();
    const email = page.getByLabel("Email for the newsletter");
    await email.evaluate((field) => field.scrollIntoView());
    await email.fill("asha@home.example");
    // A worker that takes over a page while it is kept costs it its place.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const left = await page.evaluate(() => {
      Object.assign(window, { leftHere: true });
      window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
      return window.scrollY;
    });
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    const found = () =>
      page.evaluate(() => {
        const { leftHere, persisted } = window as unknown as Record<string, unknown>;
        return { leftHere, persisted, top: window.scrollY, theme: document.documentElement.dataset.theme };
      });
    expect(left).toBeGreaterThan(0);
    await expect.poll(found).toEqual({ leftHere: true, persisted: true, top: left, theme: "dark" });
    await expect(email).toHaveValue("asha@home.example");
    // And alive.
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(page.getByRole("button", { name: "Switch to dark theme" })).toBeVisible();
  });
}
