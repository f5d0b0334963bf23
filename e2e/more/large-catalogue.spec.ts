/** Builds the site with 70 products: the product list shows 60 cards at first. */
import { listing } from "#content/listing.ts";
import { CARDS_AT_ONCE, MAX_SAMPLED } from "../../src/model/range.ts";
import { buildSteps, buildWithProducts, isPerProduct } from "../../tools/build-copy.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { waitForFirstScreen, waitForHydration } from "../test.ts";
import { expect, test } from "../test-server.ts";

const PRODUCTS = 70;
let folder = "";

test.describe.configure({ mode: "default" });
// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
test.beforeAll(({}, testInfo) => {
  testInfo.setTimeout(120_000);
  const steps = buildSteps.filter((step) => !isPerProduct(step));
  ({ folder } = buildWithProducts(PRODUCTS, "large-range", steps));
});
test.beforeEach(({ site }) => site.release(`${folder}/dist`, readPolicy(folder)));

test("product list shows 60 cards, and 'Show more' adds the rest and focuses the first of them", async ({ page }) => {
  await page.goto("/products");
  await waitForFirstScreen(page);
  await waitForHydration(page);
  const cards = page.locator(".product-cards .product-card");
  await expect(cards).toHaveCount(CARDS_AT_ONCE);
  await expect(page.locator(".choose-model")).toHaveCount(MAX_SAMPLED);
  const more = page.getByRole("button", {
    name: `${listing.more} ${listing.left({ count: PRODUCTS - CARDS_AT_ONCE })}`,
  });
  await more.click();
  await expect(cards).toHaveCount(PRODUCTS);
  await expect(cards.nth(CARDS_AT_ONCE).getByRole("link").first()).toBeFocused();
  await expect(more).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("product list shows products beyond the cards as plain links", async ({ page }) => {
    await page.goto("/products");
    await expect(page.getByRole("button", { name: listing.more })).toBeHidden();
    const rest = page.locator(".product-cards ~ .without-script a");
    await expect(rest).toHaveCount(PRODUCTS - CARDS_AT_ONCE);
    await expect(rest.first()).toBeVisible();
  });
});
