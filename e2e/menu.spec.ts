import { frame } from "#content/frame.ts";
import { productsPage } from "#content/products-page.ts";
import { inMenu } from "./catalogue.ts";
import { expect, open, stopClock, test, topOf, waitForFirstScreen } from "./test.ts";

test.describe("PRODUCT menu", () => {
  const names = [...inMenu, "View All Products"];

  test("opens by hover after 200 ms and stays open while the pointer moves slowly to its panel", async ({ page }) => {
    await stopClock(page);
    await open(page, "/products");
    const trigger = page.getByRole("button", { name: "PRODUCT" });
    await trigger.hover();
    await page.clock.runFor(199);
    await expect(page.getByRole("link", { name: "FLARE 4.2KW Standard Inverter" })).toBeHidden();
    await page.clock.runFor(2);
    await expect(page.getByRole("link", { name: "FLARE 4.2KW Standard Inverter" })).toBeVisible();
    const panel = page.getByRole("banner").locator("li > div");
    const [from, to] = [await trigger.boundingBox(), await panel.boundingBox()];
    if (!from || !to) throw new Error("not on the screen");
    for (let y = from.y + from.height - 2; y < to.y + 4; y += 3) {
      await page.mouse.move(from.x + from.width / 2, y);
      await page.clock.runFor(200);
    }
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(from.x, to.y + to.height + 40);
    await page.clock.runFor(200);
    await expect(trigger).toHaveAttribute("aria-expanded", "false");

    // A click right after it opened by hover does not close it.
    await trigger.hover();
    await page.clock.runFor(250);
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1000);
    await trigger.click();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });

  test("opens by keyboard, closes by Escape, makes the header opaque over the hero and is closed after Back", async ({
    page,
  }) => {
    await open(page, "/");
    const header = page.getByRole("banner");
    const trigger = page.getByRole("button", { name: "PRODUCT" });
    for (const key of ["Enter", "ArrowDown"]) {
      await trigger.focus();
      await page.keyboard.press(key);
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      const links = header.locator("li li").getByRole("link");
      await expect(links).toHaveCount(names.length);
      for (const [i, name] of names.entries()) await expect(links.nth(i)).toContainText(name);
      await page.keyboard.press("Escape");
      await expect(trigger).toHaveAttribute("aria-expanded", "false");
      await expect(trigger).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await trigger.blur();
    await trigger.hover();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(header).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.keyboard.press("Escape");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await expect(trigger).not.toBeFocused();
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await trigger.click();
    const link = header.getByRole("link", { name: "FLARE 4.2KW" });
    await expect(link).toHaveAttribute("href", "/products/flare-4.2kw");
    await link.click();
    await expect(page).toHaveURL("/products/flare-42kw");
    await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
    await page.mouse.move(600, 700);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("mobile menu", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("opens and closes by its button, has the same items, and closes by Escape, at a wide window and after a link", async ({
    page,
  }) => {
    await open(page, "/products");
    const menu = page.getByRole("navigation", { name: frame.menu.button });
    await expect(menu).toBeHidden();
    const button = page.getByRole("button", { name: frame.menu.button });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const name of ["HOME", "ABOUT", "SOLUTIONS", ...inMenu, "View All Products", "SERVICES & SUPPORT"]) {
      await expect(menu.getByRole("link", { name })).toBeVisible();
    }
    await expect(menu.getByText("PRODUCT", { exact: true })).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await menu.getByRole("link", { name: "FLARE 4.2KW" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "FLARE 4.2KW" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: productsPage.lineUp.heading })).toBeVisible();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await waitForFirstScreen(page);

    await button.click();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await button.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await page.setViewportSize({ width: 390, height: 844 });
    await button.click();
    await page.getByRole("navigation", { name: frame.menu.button }).getByRole("link", { name: "ABOUT" }).click();
    await expect(page.getByRole("navigation", { name: frame.menu.button })).toBeHidden();
    await expect(page).toHaveURL("/#about");
    await expect(page.locator("#about")).toBeFocused();
    const header = await page.getByRole("banner").evaluate((element) => element.clientHeight);
    await expect.poll(() => topOf(page, "#about")).toBe(header);
    // On the same page now.
    await button.click();
    await menu.getByRole("link", { name: "SOLUTIONS" }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("#solutions")).toBeFocused();
  });
});
