import type { Page } from "@playwright/test";
import { frame } from "#content/frame.ts";
import { entryScript, expect, open, test, waitForFirstScreen } from "./test.ts";

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const NIGHT = "rgb(14, 20, 36)";

test("system theme is applied before any script has loaded", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/products", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await background(page)).toBe(NIGHT);
});

for (const [chosen, system] of [
  ["dark", "light"],
  ["light", "dark"],
] as const)
  test(`${chosen} theme, chosen against the system's, is applied by the entry script, to pictures too`, async ({
    page,
  }) => {
    const entry = await entryScript(page);
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem("flare:theme", theme), chosen);
    await page.route(
      ({ pathname }) => pathname.endsWith(".js") && pathname !== entry,
      () => {},
    );
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(async () => (await background(page)) === NIGHT).toBe(chosen === "dark");
    const picture = page.locator(".slide[data-current] img");
    const isDark = async () =>
      (await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).includes("-dark-");
    await expect.poll(isDark).toBe(chosen === "dark");
  });

test("theme and theme-color follow the system until another theme is chosen, which survives a reload", async ({
  page,
}) => {
  const expectTheme = async (theme: "light" | "dark") => {
    await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
    const colour = page.locator("meta[name=theme-color]");
    await expect(colour).toHaveCount(1);
    await expect(colour).toHaveAttribute("content", theme === "dark" ? "#0e1424" : "#fbf8f2");
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/products");
  await expectTheme("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme("light");
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expectTheme("dark");
  await page.reload();
  await expectTheme("dark");
  expect(await background(page)).toBe(NIGHT);
  await waitForFirstScreen(page);
  // The system's theme again, so it follows the system from now on.
  await page.getByRole("button", { name: frame.theme.toLight }).click();
  await expectTheme("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme("dark");
});
