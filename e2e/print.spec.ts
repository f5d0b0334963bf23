import { products } from "#content/products.ts";
import { loadFullPage, scrollToTop } from "./full-page.ts";
import { expect, openAndHydrate, test } from "./test.ts";

const MAX_SHEETS = 6;

test("home prints on at most six sheets of A4, with all products and answers and without controls", async ({
  page,
}) => {
  await openAndHydrate(page, "/");
  await loadFullPage(page);
  await scrollToTop(page);
  const answers = page.locator("#services details > div");
  await expect(answers.filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(MAX_SHEETS);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const pictured = products.filter(({ picture }) => picture);
  await expect(page.locator(".product-cards > li img").filter({ visible: true })).toHaveCount(pictured.length);
  await expect(page.locator(".product-cards > li").getByRole("heading")).toHaveCount(products.length + 1);
  await expect(answers.filter({ visible: true })).toHaveCount(await answers.count());
  await expect(page.locator("main :is(input:not([type=radio]), select)").filter({ visible: true })).toHaveCount(0);
});
