/** What the pages themselves show at each width is in every-page.spec.ts. */
import { compare } from "#content/compare.ts";
import { planner } from "#content/planner.ts";
import { products } from "#content/products.ts";
import { productSlug } from "../src/model/slug.ts";
import { fill } from "./contact-form.ts";
import { overflows, resize, setFontSize } from "./overflow.ts";
import { expect, openAndHydrate, test } from "./test.ts";

const LONG = "Thiruvananthapuram-Vishakhapatnam".repeat(6);

test.use({ viewport: { width: 390, height: 844 } });

test("appliance list fits the screen at three font sizes, and so do form fields with a very long word", async ({
  page,
}) => {
  await openAndHydrate(page, "/");
  await page.getByRole("button", { name: planner.list.heading }).click();
  await page.locator("summary", { hasText: planner.list.more }).click();
  for (const [fontSize, width] of [
    [28, 360],
    [32, 390],
    [16, 320],
  ] as const) {
    await setFontSize(page, fontSize);
    await resize(page, width);
    expect.soft(await overflows(page, { mayBreak: fontSize > 16 }), `${fontSize} px at ${width} px`).toEqual([]);
  }
  await resize(page, 390);
  await page.getByRole("searchbox").fill(LONG);
  await fill(page, { name: LONG, email: LONG, message: LONG });
  expect(await overflows(page, { mayBreak: true }), "long words").toEqual([]);
});

test("very long product name, features and figures do not widen page or card", async ({ page }) => {
  for (const path of ["/products", "/products/flare-62kw"]) {
    await openAndHydrate(page, path);
    await page.evaluate((long) => {
      for (const element of document.querySelectorAll("h1, h2, h3, td, dd, li, p")) {
        if (element.childElementCount === 0) element.textContent = long;
        else if (element.matches(":is(h3, footer li):has(> a:only-child)"))
          (element.firstElementChild as Element).textContent = long;
      }
    }, LONG);
    expect(await overflows(page, { mayBreak: true })).toEqual([]);
  }
});

test("comparison of two to five models fits the screen and breaks no word", async ({ page }) => {
  const slugs = products.map(({ model }) => productSlug(model));
  for (const count of [2, 3, 4, 5]) {
    await openAndHydrate(page, `/products?compare=${slugs.slice(-count)}`);
    await expect(page.getByRole("table", { name: compare.heading })).toBeVisible();
    for (const width of [320, 390, 704, 820, 1104, 1280, 1408]) {
      await resize(page, width);
      expect.soft(await overflows(page), `${count} at ${width} px`).toEqual([]);
    }
  }
});
