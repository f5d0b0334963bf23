import type { Page } from "@playwright/test";
import { products } from "../src/content/products/index.ts";
import { allHydrated, expect, open, openHydrated, test } from "./test.ts";

const inSection = { "/": "#products", "/products": "main" };
const selected = (page: Page) => page.getByRole("tab", { selected: true });

for (const [path, section] of Object.entries(inSection)) {
  test(`tabs on ${path} filter the product cards by click and keyboard, without history entries`, async ({ page }) => {
    await openHydrated(page, path);
    const entries = await page.evaluate(() => history.length);
    const cards = page.locator(section).locator(".product-card");
    await expect(page.getByRole("tab")).toHaveText([/^All Products/, /^Standard Inverters/, /^Hybrid Inverters/]);
    await expect(cards).toHaveCount(5);
    await page.getByRole("tab", { name: "Standard Inverters" }).click();
    await expect(selected(page)).toBeFocused();
    // Only keyboard focus has a ring.
    await expect(selected(page)).toHaveCSS("outline-style", "none");
    await expect(cards.getByRole("heading")).toHaveText(["FLARE 4.2KW"]);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Hybrid Inverters" })).toBeFocused();
    await expect(page.getByRole("tab", { name: "Hybrid Inverters" })).toHaveCSS("outline-style", "solid");
    await expect(cards.getByRole("heading")).toHaveText([
      "FLARE 6.2KW",
      "FLARE 8.2KW",
      "FLARE 10.2KW",
      "FLARE 5.0KW Hybrid",
    ]);
    await expect(page).toHaveURL(/type=hybrid/);
    await page.keyboard.press("Home");
    await expect(selected(page)).toHaveText(/^All Products/);
    await expect(cards).toHaveCount(5);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
}

test("product card shows two features and the number of others, and links to its page", async ({ page }) => {
  await openHydrated(page, "/");
  const card = page.locator("#products .product-card").filter({ hasText: "FLARE 8.2KW" });
  await expect(card.getByRole("listitem")).toHaveText(products[2]?.features.slice(0, 2) ?? []);
  await expect(card.getByText("+ 4 more features")).toBeVisible();
  await card.click();
  await expect(page).toHaveURL("/products/flare-82kw");
});

test("product grid has one column on a phone, two on a tablet and three on a desktop", async ({ page }) => {
  await open(page, "/products");
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator(".product-card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size).toBe(columns);
  }
  for (const { model, image } of products) {
    const name = image ? `${model} inverter` : `Line drawing of the ${model}`;
    await expect(page.locator(".product-card").filter({ hasText: model }).getByRole("img", { name })).toBeVisible();
  }
});

test("product filter is in the URL, survives reload and Back, and an unknown one shows all products", async ({
  page,
}) => {
  await openHydrated(page, "/products");
  await page.getByRole("tab", { name: "Hybrid Inverters" }).click();
  await expect(page).toHaveURL("/products?type=hybrid");
  await page.reload();
  await allHydrated(page);
  await expect(page.locator(".product-card")).toHaveCount(4);
  await page.locator(".product-card").getByRole("link").first().click();
  await expect(page).toHaveURL(/products\/flare/);
  await page.goBack();
  await expect(page).toHaveURL("/products?type=hybrid");
  await expect(page.locator(".product-card")).toHaveCount(4);
  await page.getByRole("tab", { name: "All Products" }).click();
  await expect(page).toHaveURL("/products");
  await openHydrated(page, "/products?type=nuclear");
  await expect(page.locator(".product-card")).toHaveCount(5);
  await expect(selected(page)).toHaveText(/^All Products/);
});

test("featured products link to their specification and their page", async ({ page }) => {
  await open(page, "/products");
  const featured = page.getByRole("region", { name: "Featured products" });
  await expect(featured.getByRole("article")).toHaveCount(3);
  await featured.getByRole("link", { name: "View Specifications of FLARE 10.2KW" }).click();
  await expect(page).toHaveURL("/products/flare-102kw#specifications");
  await expect(page.getByRole("heading", { name: "Technical Specifications" })).toBeInViewport();
  await page.goBack();
  await featured.getByRole("link", { name: "Learn More about FLARE 6.2KW" }).click();
  await expect(page).toHaveURL("/products/flare-62kw");
});
