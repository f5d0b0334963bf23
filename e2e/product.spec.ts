import type { Page } from "@playwright/test";
import { product as words } from "#content/product.ts";
import { productActions } from "#content/product-actions.ts";
import { productTypes } from "#content/product-types.ts";
import { products } from "#content/products.ts";
import { specifications } from "#content/specifications.ts";
import { featureTitles } from "../src/format/feature-titles.ts";
import { productPath } from "../src/format/paths.ts";
import { specRows } from "../src/format/spec-rows.ts";
import { relatedProducts } from "../src/model/related.ts";
import { pictureName, productOf, termOf } from "./catalogue.ts";
import { expect, open, openAndHydrate, stopClock, test } from "./test.ts";
import { expectUndistorted } from "./undistorted-pictures.ts";

const flare62 = productOf("flare-62kw");

test("product pages have name and 'Request Quote' on the first screen of a phone held sideways", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const product of products) {
    await open(page, productPath(product));
    const stage = page.getByRole("region", { name: product.model, exact: true });
    await expect.soft(stage.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect.soft(stage.getByRole("link", { name: productActions.quote })).toBeInViewport({ ratio: 1 });
  }
});

for (const product of products) {
  test(`product page of ${product.model} shows its facts and views, and prints on one page in dark text`, async ({
    page,
  }) => {
    await open(page, productPath(product));
    const stage = page.getByRole("region", { name: product.model, exact: true });
    await expect(stage.getByRole("heading", { level: 1 })).toHaveText(product.model);
    await expect(stage.getByText(productTypes[product.type].label, { exact: true })).toBeVisible();
    await expect(stage.getByText(product.capacity, { exact: true })).toBeVisible();
    await expect(stage.getByText(product.description)).toBeVisible();
    await expect(stage.getByRole("img")).toHaveAccessibleName(pictureName(product));
    const features = page.getByRole("region", { name: words.features.heading }).getByRole("heading", { level: 3 });
    await expect(features).toHaveText(featureTitles(product));
    const table = page.getByRole("region", { name: specifications.heading }).getByRole("table");
    const rows = specRows(product);
    await expect(table.getByRole("rowheader")).toHaveText(
      rows.map(({ label }) => label),
      { useInnerText: true },
    );
    await expect(table.locator(".spec-value")).toHaveText(rows.map(({ value }) => value));

    await test.step("breadcrumb and related products", async () => {
      const crumbs = page.getByRole("navigation", { name: words.breadcrumb.label });
      await expect(crumbs.getByRole("link")).toHaveText([words.breadcrumb.home, words.breadcrumb.products]);
      await expect(
        page.getByRole("region", { name: words.related.heading }).getByRole("heading", { level: 3 }),
      ).toHaveText(relatedProducts(products, product).map(({ model }) => model));
    });

    if (product.views)
      await test.step("gallery, and the last view beside the features", async () => {
        for (const { kind } of product.views?.slice(0, -1) ?? []) {
          const { label, alt } = words.gallery.views[kind];
          await stage.getByRole("radio", { name: label }).check();
          await expect(stage.getByRole("img", { name: alt({ model: product.model }) })).toBeVisible();
          for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await expectUndistorted(page, { ".gallery-close-up": 1 });
          }
        }
        await stage.getByRole("radio", { name: words.gallery.whole }).check();
        await expect(stage.getByRole("img", { name: pictureName(product) })).toBeVisible();
        const last = product.views?.at(-1);
        const alt = last && words.gallery.views[last.kind].alt({ model: product.model });
        await expect(page.getByRole("region", { name: words.features.heading }).getByRole("img")).toHaveAccessibleName(
          alt ?? "",
        );
      });

    await test.step("print in the dark theme", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(20, 24, 28)");
      await expect(page.getByRole("link", { name: productActions.quote })).toHaveCount(0);
    });
  });
}

async function expectTooltipsByHover(page: Page) {
  for (const { id, label } of specRows(flare62)) {
    await page.getByRole("button", { name: label }).hover();
    await page.clock.runFor(699);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.getByRole("tooltip")).toHaveText(termOf(id, flare62));
    await page.mouse.move(5, 5, { steps: 10 });
    await page.clock.runFor(1000);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  }
}

async function expectTooltipsByKeyboard(page: Page) {
  const section = page.getByRole("region", { name: specifications.heading });
  await section.getByRole("link", { name: productActions.download }).focus();
  for (const { id } of specRows(flare62)) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tooltip")).toHaveText(termOf(id, flare62));
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
}

async function expectScrollAndSummaryBar(page: Page) {
  const summary = page.getByRole("region", { name: words.inShort({ model: flare62.model }) });
  const section = page.getByRole("heading", { name: specifications.heading });
  await expect(summary).toBeHidden();
  await page
    .getByRole("region", { name: flare62.model, exact: true })
    .getByRole("link", { name: productActions.specifications })
    .click();
  await expect(section).toBeInViewport();
  await expect(page.locator("#specifications")).toBeFocused();
  await page.getByRole("region", { name: words.related.heading }).scrollIntoViewIfNeeded();
  await summary.getByRole("link", { name: productActions.specifications }).click();
  await expect(section).toBeInViewport();
  await expect(summary.getByRole("link")).toHaveText([productActions.specifications, productActions.quote]);
  await summary.getByRole("link", { name: productActions.quote }).click();
  await expect(page).toHaveURL("/#contact");
}

test("product page shows tooltips of its specifications and a summary bar, and links to a quote", async ({ page }) => {
  await stopClock(page);
  await openAndHydrate(page, productPath(flare62));
  await test.step("tooltip of each specification row opens by hover after 700 ms", () => expectTooltipsByHover(page));
  await test.step("tooltip opens by keyboard focus and closes by Escape", () => expectTooltipsByKeyboard(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  await test.step("page scrolls to its specifications, shows its summary bar meanwhile, and links to a quote", () =>
    expectScrollAndSummaryBar(page));
});

test("summary bar's buttons show their words inside the screen and are at least 44 px high on phone and tablet", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const product = productOf("flare-102kw");
  await openAndHydrate(page, productPath(product));
  const buttons = page.getByRole("region", { name: words.inShort({ model: product.model }) }).getByRole("link");
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator("#specifications").scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await button.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test.describe("tooltip of each specification row on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test("opens by a tap and closes by a tap elsewhere", async ({ page }) => {
    await openAndHydrate(page, productPath(flare62));
    for (const { id, label } of specRows(flare62)) {
      await page.getByRole("button", { name: label }).tap();
      await expect(page.getByRole("tooltip")).toHaveText(termOf(id, flare62));
    }
    await page.getByRole("heading", { name: specifications.heading }).tap();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});
