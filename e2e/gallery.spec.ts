import { product as words } from "#content/product.ts";
import { productCard } from "#content/product-card.ts";
import { productPath } from "../src/format/paths.ts";
import { productOf } from "./product-words.ts";
import { expect, open, test } from "./test.ts";

const product = productOf("flare-62kw");
const { model } = product;
const { whole, views } = words.gallery;

test("gallery moves through its views by arrow keys and swipes", async ({ page }) => {
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("radio", { name: whole }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(stage.getByRole("radio", { name: views.side.label })).toBeChecked();
  await page.locator(".gallery-view").evaluate((view) => {
    const at = (type: string, clientX: number) =>
      view.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, bubbles: true }));
    at("pointerdown", 300);
    at("pointerup", 100);
  });
  await expect(stage.getByRole("radio", { name: views.display.label })).toBeChecked();
});

test("gallery shows a drawing instead of broken images when pictures fail to load", async ({ page, noise }) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await open(page, productPath(product));
  await expect(page.getByRole("img", { name: productCard.drawing({ model }) }).first()).toBeVisible();
  await page.getByRole("radio", { name: views.display.label }).check();
  await expect(page.getByRole("img", { name: views.display.alt({ model }) })).toBeVisible();
  expect(noise.splice(0).filter((line) => !line.includes("/pictures/") && !line.includes("ERR_FAILED"))).toEqual([]);
});

test("gallery shows other views when one view fails to load", async ({ page, noise }) => {
  await page.route(/gallery-62-display/, (route) => route.abort());
  await open(page, productPath(product));
  const stage = page.getByRole("region", { name: model, exact: true });
  await stage.getByRole("radio", { name: views.display.label }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toBeVisible();
  await stage.getByRole("radio", { name: views.ring.label }).check();
  await expect(stage.locator(".gallery-close-up .picture-missing")).toHaveCount(0);
  noise.length = 0;
});
