import type { Page } from "@playwright/test";
import { featured } from "#content/featured.ts";
import { listing } from "#content/listing.ts";
import { productCard } from "#content/product-card.ts";
import { productTypes } from "#content/product-types.ts";
import { products } from "#content/products.ts";
import { productsPage } from "#content/products-page.ts";
import { specifications } from "#content/specifications.ts";
import { featureTitles } from "../src/format/feature-titles.ts";
import { productPath } from "../src/format/paths.ts";
import { siteEstimates } from "../src/pages/products/estimates.ts";
import { runsInShort } from "../src/sections/compare/runs-in-words.ts";
import { modelsOf, pictureName, productOf } from "./catalogue.ts";
import { expect, openAndHydrate, test, waitForHydration } from "./test.ts";

const tabNames = { all: listing.all, standard: productTypes.standard.filter, hybrid: productTypes.hybrid.filter };
const selected = (page: Page) => page.getByRole("tab", { selected: true });

/** Ends with all products. */
async function expectTabs(page: Page, section: string) {
  const entries = await page.evaluate(() => history.length);
  const cards = page.locator(section).locator(".product-card");
  await expect(page.getByRole("tab")).toHaveText(Object.values(tabNames).map((name) => new RegExp(`^${name}`)));
  await expect(cards).toHaveCount(products.length);
  await page.getByRole("tab", { name: tabNames.standard }).click();
  await expect(selected(page)).toBeFocused();
  // Only keyboard focus has a ring.
  await expect(selected(page)).toHaveCSS("outline-style", "none");
  await expect(cards.getByRole("heading")).toHaveText(modelsOf("standard"));
  // The row has no empty place.
  const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
  const list = page.locator(section).locator(".product-cards");
  expect(await list.locator("> :last-child").evaluate(right)).toBe(await list.evaluate(right));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: tabNames.hybrid })).toBeFocused();
  await expect(page.getByRole("tab", { name: tabNames.hybrid })).toHaveCSS("outline-style", "solid");
  await expect(cards.getByRole("heading")).toHaveText(modelsOf("hybrid"));
  await expect(page).toHaveURL(/type=hybrid/);
  await page.keyboard.press("Home");
  await expect(selected(page)).toHaveText(new RegExp(`^${tabNames.all}`));
  await expect(cards).toHaveCount(products.length);
  expect(await page.evaluate(() => history.length)).toBe(entries);
}

async function expectCards(page: Page) {
  const cards = page.locator("#products .product-card");
  const runs = products.map((each) => runsInShort(each, siteEstimates().examples));
  expect(new Set(runs).size, "no two run the same").toBe(products.length);
  await expect(cards).toContainText(runs);
  const scales = await cards
    .locator(".numeral")
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute("font-size")) / Number(each.textContent)));
  // Sizes are rounded.
  expect(Math.max(...scales) / Math.min(...scales), "numerals are to scale").toBeLessThan(1.01);
  const product = productOf("flare-82kw");
  const card = page.locator("#products .product-card").filter({ hasText: product.model });
  const features = featureTitles(product);
  await expect(card.getByRole("listitem")).toHaveText(features.slice(0, 2));
  await expect(card.getByText(productCard.more({ count: features.length - 2 }))).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(productPath(product));
}

async function expectColumns(page: Page) {
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
  for (const product of products) {
    const card = page.locator(".product-card").filter({ hasText: product.model });
    await expect(card.getByRole("img", { name: pictureName(product) })).toBeVisible();
  }
}

async function expectFilterInUrl(page: Page) {
  await page.getByRole("tab", { name: tabNames.hybrid }).click();
  await expect(page).toHaveURL("/products?type=hybrid");
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(".product-card")).toHaveCount(modelsOf("hybrid").length);
  await page.locator(".product-card").getByRole("link").first().click();
  await expect(page).toHaveURL(/products\/flare/);
  await page.goBack();
  await expect(page).toHaveURL("/products?type=hybrid");
  await expect(page.locator(".product-card")).toHaveCount(modelsOf("hybrid").length);
  await page.getByRole("tab", { name: tabNames.all }).click();
  await expect(page).toHaveURL("/products");
  await openAndHydrate(page, "/products?type=nuclear");
  await expect(page.locator(".product-card")).toHaveCount(products.length);
  await expect(selected(page)).toHaveText(new RegExp(`^${tabNames.all}`));
}

async function expectFeatured(page: Page) {
  const bands = page.getByRole("region", { name: productsPage.featured });
  await expect(bands.getByRole("article")).toHaveCount(featured.length);
  const specificationLink = (id: string) =>
    bands.getByRole("link", { name: productsPage.specificationsOf({ model: productOf(id).model }) });
  const moreLink = (id: string) =>
    bands.getByRole("link", { name: productsPage.learnMoreAbout({ model: productOf(id).model }) });
  for (const { product: id } of featured) {
    await expect(specificationLink(id)).toHaveAttribute("href", `/products/${id}#specifications`);
    await expect(moreLink(id)).toHaveAttribute("href", `/products/${id}`);
  }
  const [{ product: id } = { product: "" }] = featured;
  await specificationLink(id).click();
  await expect(page).toHaveURL(`/products/${id}#specifications`);
  await expect(page.getByRole("heading", { name: specifications.heading })).toBeInViewport();
  await page.goBack();
  await moreLink(id).click();
  await expect(page).toHaveURL(`/products/${id}`);
}

const filter = "tabs filter the product cards by click and keyboard, without history entries";

test("product cards on the home page are filtered by tabs, show what differs and link to their page", async ({
  page,
}) => {
  await openAndHydrate(page, "/");
  await test.step(filter, () => expectTabs(page, "#products"));
  await test.step("card shows what differs, two features and the number of others, and links to its page", () =>
    expectCards(page));
});

test("product list is filtered by tabs and URL, has one to three columns and links to featured products", async ({
  page,
}) => {
  await openAndHydrate(page, "/products");
  await test.step(filter, () => expectTabs(page, "main"));
  await test.step("one column on a phone, two on a tablet and three on a desktop", () => expectColumns(page));
  await test.step("filter is in the URL, survives reload and Back, and an unknown one shows all products", () =>
    expectFilterInUrl(page));
  await test.step("featured products link to their specification and their page", () => expectFeatured(page));
});
