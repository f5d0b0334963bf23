import { expect, open, test } from "./test.ts";

test("gallery moves through its views by arrow keys and swipes", async ({ page }) => {
  await open(page, "/products/flare-62kw");
  const stage = page.getByRole("region", { name: "FLARE 6.2KW", exact: true });
  await stage.getByRole("radio", { name: "Whole unit" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(stage.getByRole("radio", { name: "Other side" })).toBeChecked();
  await page.locator(".gallery-view").evaluate((view) => {
    const at = (type: string, clientX: number) =>
      view.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, bubbles: true }));
    at("pointerdown", 300);
    at("pointerup", 100);
  });
  await expect(stage.getByRole("radio", { name: "Display" })).toBeChecked();
});

test("gallery shows a drawing instead of broken images when pictures fail to load", async ({ page, noise }) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await open(page, "/products/flare-62kw");
  await expect(page.getByRole("img", { name: "Line drawing of the FLARE 6.2KW" }).first()).toBeVisible();
  await page.getByRole("radio", { name: "Display" }).check();
  await expect(page.getByRole("img", { name: "The display of the FLARE 6.2KW, with its reading in kW" })).toBeVisible();
  expect(noise.splice(0).filter((line) => !line.includes("/pictures/") && !line.includes("ERR_FAILED"))).toEqual([]);
});

test("gallery shows other views when one view fails to load", async ({ page, noise }) => {
  await page.route(/gallery-62-display/, (route) => route.abort());
  await open(page, "/products/flare-62kw");
  const stage = page.getByRole("region", { name: "FLARE 6.2KW", exact: true });
  await stage.getByRole("radio", { name: "Display" }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toBeVisible();
  await stage.getByRole("radio", { name: "Ring" }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toHaveCount(0);
  noise.length = 0;
});
