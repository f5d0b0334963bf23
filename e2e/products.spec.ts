import { products } from "../src/content/products/index.ts";
import { allHydrated, expect, open, openHydrated, test } from "./test.ts";

const inSection = { "/": "#products", "/products": "main" };

for (const [path, section] of Object.entries(inSection)) {
  test(`tabs on ${path} filter the product cards`, async ({ page }) => {
    await openHydrated(page, path);
    const cards = page.locator(section).locator(".product-card");
    await expect(page.getByRole("tab")).toHaveText([/^All Products/, /^Standard Inverters/, /^Hybrid Inverters/]);
    await expect(cards).toHaveCount(5);
    await page.getByRole("tab", { name: "Standard Inverters" }).click();
    await expect(cards.getByRole("heading")).toHaveText(["FLARE 4.2KW"]);
    await page.getByRole("tab", { name: "Hybrid Inverters" }).click();
    await expect(cards.getByRole("heading")).toHaveText([
      "FLARE 6.2KW",
      "FLARE 8.2KW",
      "FLARE 10.2KW",
      "FLARE 5.0KW Hybrid",
    ]);
    await page.keyboard.press("Home");
    await expect(page.getByRole("tab", { name: "All Products" })).toHaveAttribute("aria-selected", "true");
    await expect(cards).toHaveCount(5);
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

for (const [width, columns] of [
  [390, 1],
  [820, 2],
  [1280, 3],
] as const) {
  test(`product grid has ${columns} column(s) at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/products");
    const lefts = await page
      .locator(".product-card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts.map(Math.round)).size).toBe(columns);
  });
}

test("product filter is in the URL and survives reload and Back", async ({ page }) => {
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
});

test("unknown product filter in the URL shows all products", async ({ page }) => {
  await openHydrated(page, "/products?type=nuclear");
  await expect(page.locator(".product-card")).toHaveCount(5);
  await expect(page.getByRole("tab", { name: "All Products" })).toHaveAttribute("aria-selected", "true");
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

test("product cards show the picture, or a drawing for a product without one", async ({ page }) => {
  await openHydrated(page, "/products");
  for (const { model, image } of products) {
    const card = page.locator(".product-card").filter({ hasText: model });
    await card.scrollIntoViewIfNeeded();
    if (!image) {
      await expect(card.getByRole("img", { name: `Line drawing of the ${model}` })).toBeVisible();
      continue;
    }
    const picture = card.getByRole("img", { name: `${model} inverter` });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("tab has a focus ring when it is focused by keyboard, not by click", async ({ page }) => {
  await openHydrated(page, "/products");
  await page.getByRole("tab", { name: "Standard Inverters" }).click();
  await expect(page.getByRole("tab", { name: "Standard Inverters" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Standard Inverters" })).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Hybrid Inverters" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Hybrid Inverters" })).toHaveCSS("outline-style", "solid");
});
