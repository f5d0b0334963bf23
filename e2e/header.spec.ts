import { expect, openHydrated, test } from "./test.ts";

const background = (element: Element) => getComputedStyle(element).backgroundColor;

test("sticky header has the background of the section under it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  const header = page.getByRole("banner");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const seen = new Set<string>();
  for (const selector of ["#about", "#solutions", "#services > :first-child", "#services > :last-child", "#contact"]) {
    const section = page.locator(selector);
    await section.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY));
    const colour = await section.evaluate(background);
    await expect(header, selector).toHaveCSS("background-color", colour);
    seen.add(colour);
  }
  expect(seen.size).toBe(5);
});
