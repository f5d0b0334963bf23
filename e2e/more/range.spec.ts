/** Builds the site with four, six and nine products, with and without pictures, one with figures of its own. */

import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { parse, stringify } from "yaml";
import { compare } from "#content/compare.ts";
import { language } from "#content/language.ts";
import { navigation } from "#content/navigation.ts";
import { numberInWords } from "../../src/format/lists-and-dates.ts";
import { dataSheetPath, productPath, shareCardPath } from "../../src/format/paths.ts";
import { productSlug } from "../../src/model/slug.ts";
import { buildCopy, buildSteps } from "../../tools/build-copy.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { productOf } from "../catalogue.ts";
import { overflowingButtons, overflows } from "../overflow.ts";
import { openAndHydrate } from "../test.ts";
import { expect, test } from "../test-server.ts";
import { smallTouchTargets } from "../touch-targets.ts";

/** Every range starts from these, whatever content/products has besides. */
const SPECIFIED = ["flare-42kw", "flare-62kw", "flare-82kw", "flare-102kw", "flare-50kw-hybrid"];

type Added = { size: string; type: "standard" | "hybrid"; picture?: string; figures?: string };

const small: Added = { size: "3.2", type: "standard" };
const more: readonly Added[] = [
  { size: "7.2", type: "hybrid", picture: "packshot-62" },
  { size: "12.5", type: "hybrid" },
  { size: "15.0", type: "hybrid", picture: "packshot-102", figures: "{ trackers: 3, efficiency: 98.2 }" },
];
const ranges: readonly { count: number; without: readonly string[]; added: readonly Added[] }[] = [
  { count: 4, without: ["flare-82kw"], added: [] },
  { count: 6, without: [], added: [small] },
  { count: 9, without: [], added: [small, ...more] },
];
const PHONE = 390;
const WIDTHS = [1440, PHONE, 320];

const inEveryLanguage = (text: string) => language.all.map(({ code }) => `  ${code}: ${text}`).join("\n");

const yamlOf = ({ size, type, picture, figures }: Added, order: number) => `model: FLARE ${size}KW
capacity: ${size}KW${type === "hybrid" ? " Hybrid" : ""}
type: ${type}
order: ${order}
description:
${inEveryLanguage("A model that stands for one that may be added some day, with a description of the usual length.")}
features: [trackers, efficiency, strings, current, power-factor]
${picture ? `picture: ${picture}\n` : ""}${figures ? `figures: ${figures}\n` : ""}`;

/** Featured may name a product that is not in the range. */
function featureOnly(ids: readonly string[], copy: string) {
  for (const { code } of language.all) {
    const file = join(copy, "content", code, "featured.yaml");
    const { products }: { products: { product: string }[] } = parse(readFileSync(file, "utf8"));
    writeFileSync(file, stringify({ products: products.filter(({ product }) => ids.includes(product)) }));
  }
}

/** Leaves these products only, in this order. */
function keepOnly(ids: readonly string[], copy: string) {
  const folder = join(copy, "content/products");
  for (const name of readdirSync(folder)) if (!ids.includes(name.replace(".yaml", ""))) rmSync(join(folder, name));
  for (const [i, id] of ids.entries()) {
    const file = join(folder, `${id}.yaml`);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^order: .*/m, `order: ${i}`));
  }
  featureOnly(ids, copy);
}

/** Pairs of elements that cover each other, by their text. */
const overlapsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all
      .filter((each) => each.checkVisibility())
      .map((each) => ({ text: each.textContent, svg: each.closest("svg"), box: each.getBoundingClientRect() }));
    return boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter(
          ({ svg, box }) =>
            svg === one.svg &&
            box.left < one.box.right - 1 &&
            one.box.left < box.right - 1 &&
            box.top < one.box.bottom - 1 &&
            one.box.top < box.bottom - 1,
        )
        .map(({ text }) => `${one.text} and ${text}`),
    );
  });

/** Cells of the comparison whose text is wider than they are. */
const overfullCells = (page: Page): Promise<string[]> =>
  page
    .locator("#compare :is(td, th)")
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
        .map((each) => each.textContent),
    );

async function expectTidy(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflows(page), `${width} px`).toEqual([]);
    expect.soft(await overflowingButtons(page), `${width} px`).toEqual([]);
    expect.soft(await overfullCells(page), `${width} px`).toEqual([]);
    if (width === PHONE) expect.soft(await smallTouchTargets(page)).toEqual([]);
    // Without the line box, which is taller than the digits.
    expect.soft(await overlapsOf(page, "a > rect"), `${width} px`).toEqual([]);
    expect.soft(await overlapsOf(page, "#find-your-flare svg g > text"), `${width} px`).toEqual([]);
  }
}

for (const { count, without, added } of ranges) {
  test(`${count} products: pages, menus, comparison, words and files are right, and nothing overlaps`, async ({
    page,
    site,
  }, testInfo) => {
    // Most of it is the build.
    testInfo.setTimeout(300_000);
    const kept = SPECIFIED.filter((id) => !without.includes(id));
    const models = [...kept.map((id) => productOf(id).model), ...added.map(({ size }) => `FLARE ${size}KW`)];
    expect(models).toHaveLength(count);
    const steps = buildSteps.filter((step) => !step.includes("compress"));
    const { folder } = buildCopy(`range-${count}`, steps, (copy) => {
      keepOnly(kept, copy);
      for (const [i, each] of added.entries())
        writeFileSync(
          join(copy, "content/products", `flare-${each.size.replace(".", "")}kw.yaml`),
          yamlOf(each, kept.length + i),
        );
    });
    const dist = join(folder, "dist");
    site.release(dist, readPolicy(folder));

    await test.step("files", () => {
      const sitemap = readFileSync(join(dist, "sitemap.xml"), "utf8");
      const catalogue = JSON.parse(readFileSync(join(dist, "catalogue.json"), "utf8"));
      expect(catalogue.products.map((each: { model: string }) => each.model)).toEqual(models);
      for (const model of models) {
        expect(sitemap).toContain(`${productPath({ model })}</loc>`);
        expect(existsSync(join(dist, dataSheetPath({ model }))), model).toBe(true);
        expect(existsSync(join(dist, shareCardPath(productSlug(model)))), model).toBe(true);
      }
    });

    await test.step("product list", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAndHydrate(page, "/products");
      await expect(page.getByRole("heading", { level: 1 })).toContainText(numberInWords(count));
      await expect(page).toHaveTitle(new RegExp(`\\b${numberInWords(count)}\\b`));
      await expect(page.locator(".line-up-row > li")).toHaveCount(count);
      await expect(page.locator(".product-card")).toHaveCount(count);
      await expect(page.locator(".choose-model")).toHaveCount(count);
      const fold = page.locator("#compare summary");
      await expect(fold).toContainText(numberInWords(count));
      await fold.click();
      await expect(page.locator("#compare").getByRole("columnheader")).toHaveCount(count);
      await expect(page.getByRole("contentinfo").locator("a[href^='/products/']")).toHaveCount(count);
      await page.getByRole("button", { name: navigation.menu }).click();
      await expect(page.locator("header a[href^='/products/']:visible")).toHaveCount(4);
      await page.keyboard.press("Escape");
      await expectTidy(page);
      for (const model of models.slice(-5))
        await page.getByRole("checkbox", { name: compare.toggleModel({ model }), exact: true }).check();
      await expect(page.locator("#compare").getByRole("columnheader")).toHaveCount(Math.min(5, count));
    });

    await test.step("home", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAndHydrate(page, "/");
      await expect(page.locator("#products-heading")).toContainText(new RegExp(numberInWords(count), "i"));
      await expect(page.locator("#products .product-card")).toHaveCount(count);
      await expect(page.locator("#products svg a[href^='/products/']")).toHaveCount(count);
      await expectTidy(page);
    });

    await test.step("page of the last product", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const model = models.at(-1) ?? "";
      await openAndHydrate(page, productPath({ model }));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(model);
      await expectTidy(page);
    });
  });
}
