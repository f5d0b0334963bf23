import type { Page } from "@playwright/test";
import { compare } from "#content/compare.ts";
import { frame } from "#content/frame.ts";
import { language } from "#content/language.ts";
import { company } from "#facts/company.ts";
import { calculator } from "../.cache/content/hi/calculator.ts";
import { contact } from "../.cache/content/hi/contact.ts";
import { hero } from "../.cache/content/hi/hero.ts";
import { notFound } from "../.cache/content/hi/not-found.ts";
import { productNotFound } from "../.cache/content/hi/product-not-found.ts";
import { questions } from "../.cache/content/hi/questions.ts";
import { services } from "../.cache/content/hi/services.ts";
import { pathInOther } from "../src/format/paths.ts";
import { pagePaths } from "../src/site-map.ts";
import { untranslatedWords } from "../tools/content/untranslated-words.ts";
import { loadFullPage } from "./full-page.ts";
import { expect, open, openAndHydrate, test, waitForHydration } from "./test.ts";

const hindi = language.others.find(({ code }) => code === "hi");
if (!hindi) throw new Error("There is no Hindi");
const offer = hindi.offer?.text ?? "";
const inHindi = (path: string) => pathInOther(hindi.base, path);

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`(?<= )${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

/** Everything that the page says, seen or not. */
function wordsOf(html: string): string[] {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, "");
  const inOthers = /<a [^>]*hrefLang="[^>]*>[^<]*<\/a>/gi;
  const texts = body.replaceAll(inOthers, "").split(/<[^>]*>/);
  const said = ["alt", "aria-label", "title", "placeholder"].flatMap((name) => attributes(body, name));
  const described = [...body.matchAll(/(?:description|title|alt)" content="([^"]*)"/g)].map(([, value = ""]) => value);
  return [...texts, ...said, ...described];
}

for (const path of pagePaths()) {
  test(`${inHindi(path)} is in Hindi, with alternates and no English`, async ({ request }) => {
    const html = await (await request.get(inHindi(path))).text();
    expect(html).toContain('<html lang="hi-IN"');
    for (const page of [path, inHindi(path)]) {
      const head = await (await request.get(page)).text();
      expect(head).toContain(`<link rel="canonical" href="${company.url}${page}"/>`);
      expect(head).toContain(`hrefLang="en" href="${company.url}${path}"/>`);
      expect(head).toContain(`hrefLang="hi" href="${company.url}${inHindi(path)}"/>`);
      expect(head).toContain(`hrefLang="x-default" href="${company.url}${path}"/>`);
    }
    expect(wordsOf(html).flatMap(untranslatedWords)).toEqual([]);
    const links = attributes(html, "href").filter(
      (href) => href.startsWith("/") && !/^\/(assets|pictures)\//.test(href),
    );
    const inOthers = language.all.map(({ base }) => pathInOther(base, path));
    expect(links.filter((href) => !/^\/hi([/?#]|$)/.test(href) && !inOthers.includes(href))).toEqual([
      "/favicon.svg",
      "/favicon.ico",
      "/apple-touch-icon.png",
    ]);
  });
}

test("unknown paths and products below /hi have their not-found pages in Hindi", async ({ page, noise }) => {
  await open(page, "/nowhere");
  await page.getByRole("banner").getByRole("link", { name: hindi.name }).click();
  await expect(page).toHaveURL("/hi/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await page.getByRole("link", { name: notFound.way.label }).click();
  await expect(page).toHaveURL("/hi");
  await open(page, "/hi/products/nope");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(productNotFound.heading);
  expect(noise.splice(0).join("\n")).toContain("404 Error: User attempted to access non-existent route: /hi/nowhere");
});

test("language switch leads to the same page and back, with the visitor's choices, and is not offered in English", async ({
  page,
}) => {
  await openAndHydrate(page, "/products?type=hybrid#compare");
  await expect(page.getByText(offer)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: hindi.name }).click();
  await expect(page).toHaveURL("/hi/products?type=hybrid#compare");
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL("/products?type=hybrid#compare");
});

async function expectWorkingPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.slides[0]?.headline ?? "");
  await page.locator("#find-your-flare").getByRole("checkbox").first().check({ force: true });
  await expect(page.locator("#find-your-flare").getByRole("link", { name: calculator.requestQuote })).toBeVisible();
  const search = page.getByRole("searchbox", { name: services.search.label });
  const roof = questions.find(({ id }) => id === "roof")?.question ?? "";
  for (const query of ["छत", "chhat", "chat"]) {
    await search.fill(query);
    await expect(page.locator("#services summary", { hasText: roof })).toBeVisible();
  }
  const form = page.locator("#contact form");
  await form.getByRole("button").click();
  await expect(form.getByText(contact.fields.name.problem ?? "")).toBeVisible();
}

test("language switch in the mobile menu keeps the plan, and the page works in Hindi", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAndHydrate(page, "/?city=jaipur");
  await page.locator("#find-your-flare").getByRole("checkbox").first().check();
  await page.getByRole("banner").getByRole("button", { name: frame.menu.button }).click();
  await page.locator("#mobile-menu").getByRole("link", { name: hindi.name }).click();
  await expect(page).toHaveURL(/^[^?]*\/hi\?(?=.*city=jaipur)/);
  expect(new URL(page.url()).searchParams.size).toBeGreaterThan(1);
  await waitForHydration(page);
  await test.step("carousel, planner, search and contact form work in Hindi", () => expectWorkingPage(page));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("language switch is a link to the same page", async ({ page }) => {
    await page.goto("/products/flare-62kw");
    await page.getByRole("banner").getByRole("link", { name: hindi.name }).click();
    await expect(page).toHaveURL("/hi/products/flare-62kw");
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
  });
});

test.describe("for a browser that asks for Hindi first", () => {
  test.use({ locale: "hi-IN" });

  test("language offer is shown until it is declined, and does not redirect", async ({ page }) => {
    await open(page, "/products");
    const line = page.getByRole("complementary", { name: offer });
    await expect(line).toBeVisible();
    await expect(page).toHaveURL("/products");
    await line.getByRole("button").click();
    await expect(line).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await open(page, "/products/flare-62kw");
    await expect(line).toBeHidden();
  });

  test("language offer is not focused behind the open menu, and does not cover the end of the page", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndHydrate(page, "/products/flare-62kw");
    await loadFullPage(page);
    const line = page.getByRole("complementary", { name: offer });
    await expect(line).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: frame.menu.button }).click();
    await page.locator("#mobile-menu").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(line.locator(":focus")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("End");
    const last = page.getByRole("contentinfo").getByRole("link", { name: hindi.name });
    await expect(last).toBeInViewport();
    const [link, cover] = await Promise.all([last.boundingBox(), line.boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  });

  test("language offer is above the bar of the comparison while that is shown", async ({ page }) => {
    await openAndHydrate(page, "/products?compare=flare-62kw");
    const line = page.getByRole("complementary", { name: offer });
    const bar = page.getByRole("region", { name: compare.bar.label });
    await bar.scrollIntoViewIfNeeded();
    const bottom = async () => {
      const box = await line.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const top = (await bar.boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    await bar.getByRole("button").click();
    await expect.poll(bottom).toBeGreaterThan(top + 60);
  });

  test("language offer does not cover the controls of the hero on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndHydrate(page, "/");
    const line = page.getByRole("complementary", { name: offer });
    await expect(line).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(line).toBeVisible();
  });

  test("language offer leads to the page in Hindi and is not made again", async ({ page }) => {
    await open(page, "/products?type=hybrid");
    const line = page.getByRole("complementary", { name: offer });
    await line.getByRole("link").click();
    await expect(page).toHaveURL("/hi/products?type=hybrid");
    for (const path of ["/hi/products", "/products"]) {
      await openAndHydrate(page, path);
      await expect(line).toBeHidden();
    }
  });
});
