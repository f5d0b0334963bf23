import { products } from "../src/content/products/index.ts";
import { specNotes } from "../src/content/spec-notes.ts";
import { typeLabel } from "../src/model/product.ts";
import { productPath } from "../src/model/slug.ts";
import { specRows } from "../src/model/spec.ts";
import { expectUndistorted } from "./pictures.ts";
import { expect, open, openHydrated, stopClock, test } from "./test.ts";

for (const product of products) {
  test(`product page of ${product.model} shows its facts and views, and prints on one page in dark text`, async ({
    page,
  }) => {
    await open(page, productPath(product));
    const stage = page.getByRole("region", { name: product.model, exact: true });
    await expect(stage.getByRole("heading", { level: 1 })).toHaveText(product.model);
    await expect(stage.getByText(typeLabel(product.type), { exact: true })).toBeVisible();
    await expect(stage.getByText(product.capacity, { exact: true })).toBeVisible();
    await expect(stage.getByText(product.description)).toBeVisible();
    await expect(stage.getByRole("img")).toHaveAccessibleName(
      product.image ? `${product.model} inverter` : `Line drawing of the ${product.model}`,
    );
    const features = page.getByRole("region", { name: "Key features" }).getByRole("heading", { level: 3 });
    await expect(features).toHaveText([...product.features]);
    const table = page.getByRole("region", { name: "Technical Specifications" }).getByRole("table");
    const rows = specRows(product);
    await expect(table.getByRole("rowheader")).toHaveText(
      rows.map(({ label }) => label),
      { useInnerText: true },
    );
    await expect(table.locator(".spec-value")).toHaveText(rows.map(({ value }) => value));

    if (product.views)
      await test.step("gallery", async () => {
        for (const { label, alt } of product.views ?? []) {
          await stage.getByRole("radio", { name: label }).check();
          await expect(stage.getByRole("img", { name: alt })).toBeVisible();
          for (const width of [390, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            await expectUndistorted(page, { ".gallery-close-up": 1 });
          }
        }
        await stage.getByRole("radio", { name: "Whole unit" }).check();
        await expect(stage.getByRole("img", { name: `${product.model} inverter` })).toBeVisible();
      });

    await test.step("print in the dark theme", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(20, 24, 28)");
      await expect(page.getByRole("link", { name: "Request Quote" })).toHaveCount(0);
    });
  });
}

test("product page scrolls to its specifications, shows its summary bar meanwhile, and links to a quote", async ({
  page,
}) => {
  await open(page, "/products/flare-62kw");
  const summary = page.getByRole("region", { name: "FLARE 6.2KW in short" });
  const specifications = page.getByRole("heading", { name: "Technical Specifications" });
  await expect(summary).toBeHidden();
  await page
    .getByRole("region", { name: "FLARE 6.2KW", exact: true })
    .getByRole("link", { name: "View Specifications" })
    .click();
  await expect(specifications).toBeInViewport();
  await expect(page.locator("#specifications")).toBeFocused();
  await page.getByRole("region", { name: "Related products" }).scrollIntoViewIfNeeded();
  await expect(summary.getByRole("link", { name: "Download Specifications" })).toBeVisible();
  await summary.getByRole("link", { name: "View Specifications" }).click();
  await expect(specifications).toBeInViewport();
  await expect(summary.getByRole("link")).toHaveText([
    "Download Specifications",
    "View Specifications",
    "Request Quote",
  ]);
  await summary.getByRole("link", { name: "Request Quote" }).click();
  await expect(page).toHaveURL("/#contact");
});

test("summary bar's three buttons are inside the screen and at least 44 px on phone and tablet", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openHydrated(page, "/products/flare-102kw");
  const buttons = page.getByRole("region", { name: "FLARE 10.2KW in short" }).getByRole("link");
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator("#specifications").scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(3);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test("product page has a breadcrumb and links to related products and the product list", async ({ page }) => {
  await open(page, "/products/flare-62kw");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("link")).toHaveText(["Home", "Products"]);
  const related = page.getByRole("region", { name: "Related products" });
  await expect(related.getByRole("heading", { level: 3 })).toHaveText([
    "FLARE 4.2KW",
    "FLARE 5.0KW Hybrid",
    "FLARE 8.2KW",
  ]);
  await related.getByRole("link", { name: "View All Products" }).click();
  await expect(page).toHaveURL("/products");
});

test.describe("tooltip of each specification row", () => {
  test("opens by hover after 700 ms", async ({ page }) => {
    await stopClock(page);
    await openHydrated(page, "/products/flare-62kw");
    for (const { id, label } of specRows({ capacity: "" })) {
      await page.getByRole("button", { name: label }).hover();
      await page.clock.runFor(699);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(page.getByRole("tooltip")).toHaveText(specNotes[id].term);
      await page.mouse.move(5, 5, { steps: 10 });
      await page.clock.runFor(1000);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    }
  });

  test("opens by keyboard focus and closes by Escape", async ({ page }) => {
    await openHydrated(page, "/products/flare-62kw");
    const specifications = page.getByRole("region", { name: "Technical Specifications" });
    await specifications.getByRole("link", { name: "Download Specifications" }).focus();
    for (const { id } of specRows({ capacity: "" })) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("tooltip")).toHaveText(specNotes[id].term);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test("opens by a tap and closes by a tap elsewhere", async ({ page }) => {
      await openHydrated(page, "/products/flare-62kw");
      for (const { id, label } of specRows({ capacity: "" })) {
        await page.getByRole("button", { name: label }).tap();
        await expect(page.getByRole("tooltip")).toHaveText(specNotes[id].term);
      }
      await page.getByRole("heading", { name: "Technical Specifications" }).tap();
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });
  });
});
