import sharp from "sharp";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { company } from "#facts/company.ts";
import { routes } from "../src/routes.ts";
import { catalogue } from "../src/seo/catalogue.ts";
import { structuredData } from "../src/seo/structured-data.ts";
import { pagePaths, sitePages } from "../src/site-map.ts";
import { contentUpdated } from "../tools/content/updated.ts";
import { expect, test } from "./test.ts";

const content = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test("every page has a unique title, a description, a canonical URL and hreflang links", async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const path of pagePaths()) {
    const html = await (await request.get(path)).text();
    const title = titleOf(html);
    titles.add(title);
    expect(html).toContain(`<html lang="${site.language}"`);
    expect(canonicalOf(html)).toBe(`${company.url}${path}`);
    expect(content(html, "description")?.length).toBeGreaterThan(50);
    expect(content(html, "robots")).toBe("index, follow");
    for (const language of ["en", "x-default"]) {
      expect(html.toLowerCase()).toContain(`hreflang="${language.toLowerCase()}" href="${company.url}${path}"`);
    }
  }
  expect(titles.size).toBe(pagePaths().length);
});

test("every page has complete share tags in its first 32 KiB, and a share image of 1200 x 630", async ({ request }) => {
  const cards = new Set<string>();
  for (const path of pagePaths()) {
    const html = await (await request.get(path)).text();
    // Slack reads only the first 32 KiB.
    const start = html.slice(0, 32 * 1024);
    const tag = (name: string) => content(start, name) ?? "";
    for (const [, name] of html.matchAll(/(?:name|property)="((?:og|twitter):(?!locale:alternate)[^"]+)"/g)) {
      expect(html.split(`"${name}"`), `${path} has one ${name}`).toHaveLength(2);
    }
    expect(tag("og:title")).toBe(titleOf(html));
    expect(tag("og:title").length).toBeLessThanOrEqual(60);
    expect(tag("og:description")).toBe(content(html, "description"));
    expect(tag("og:description").length).toBeLessThanOrEqual(200);
    expect(tag("og:type")).toBe("website");
    expect(tag("og:site_name")).toBe(site.name);
    expect(tag("og:locale")).toBe("en_IN");
    expect(tag("og:url")).toBe(canonicalOf(html));
    expect(tag("twitter:card")).toBe("summary_large_image");
    expect(tag("og:image:alt").length).toBeGreaterThan(10);
    expect(tag("twitter:image:alt")).toBe(tag("og:image:alt"));

    const card = tag("og:image");
    cards.add(card);
    expect(card).toMatch(new RegExp(`^${company.url}/share/[^?]+\\.jpg$`));
    const response = await request.get(card.slice(company.url.length));
    expect(response.headers()["content-type"]).toBe(tag("og:image:type"));
    const picture = await response.body();
    // WhatsApp ignores larger images.
    expect(picture.length).toBeLessThan(300 * 1024);
    const { width, height } = await sharp(picture).metadata();
    expect([String(width), String(height)]).toEqual([tag("og:image:width"), tag("og:image:height")]);
    expect([width, height]).toEqual([1200, 630]);
  }
  // Every product has its own.
  expect(cards.size).toBeGreaterThan(products.length);
});

test("offline page is excluded from search results", async ({ request }) => {
  expect(content(await (await request.get(routes.offline.path)).text(), "robots")).toBe("noindex");
});

test("every listed page has its structured data, and not-found pages have none", async ({ request }) => {
  const blocks = async (path: string) => [
    ...(await (await request.get(path)).text()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  for (const page of sitePages().filter(({ listed }) => listed)) {
    const found = await blocks(page.path);
    expect(found, `blocks of structured data on ${page.path}`).toHaveLength(1);
    expect(JSON.parse(found[0]?.[1] ?? "")).toEqual({
      "@context": "https://schema.org",
      "@graph": structuredData(page),
    });
  }
  for (const path of ["/nowhere", "/products/nope"]) expect(await blocks(path)).toEqual([]);
});

test("catalogue.json has all products and a JSON schema", async ({ request }) => {
  const response = await request.get("/catalogue.json");
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(await response.json()).toEqual(catalogue(contentUpdated()));
  expect((await (await request.get("/catalogue.schema.json")).json()).required).toContain("products");
});

test("sitemap, robots.txt, manifest and icons exist", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of pagePaths())
    expect(sitemap).toContain(`<loc>${company.url}${path}</loc><lastmod>${contentUpdated()}</lastmod>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`${company.url}/sitemap.xml`);
  const manifest: { icons: { src: string }[] } = await (await request.get("/site.webmanifest")).json();
  for (const path of [
    "/favicon.svg",
    "/favicon.ico",
    "/apple-touch-icon.png",
    ...manifest.icons.map(({ src }) => src),
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
