import { expect, open, test } from "./test.ts";

test("a part comes to life also where a slow browser tells at once that it was far and is near", async ({ page }) => {
  await page.addInitScript(() => {
    const Prompt = window.IntersectionObserver;
    window.IntersectionObserver = class extends Prompt {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          kept.push(...entries);
          setTimeout(() => kept.length > 0 && tell(kept.splice(0), observer), 1000);
        }, options);
      }
    };
  });
  await open(page, "/");
  await page.locator("#products").evaluate((products) => products.scrollIntoView());
  await page.getByRole("tab", { name: "Standard Inverters" }).click();
  await expect(page.locator("#products .product-card")).toHaveCount(1);
});
