import { expect, test } from "vitest";
import { language } from "#content/language.ts";
import { products } from "#content/products.ts";
import { productPath } from "../format/paths.ts";
import { aliasPaths, pagePaths } from "../site-map.ts";
import { robots, sitemap } from "./sitemap.ts";

test("sitemap has the absolute URL of every page in every language and no alias", () => {
  const xml = sitemap("https://flare.example", "2026-11-15", pagePaths());
  expect(xml.match(/<loc>/g)).toHaveLength(language.all.length * pagePaths().length);
  for (const product of products) expect(xml).toContain(`<loc>https://flare.example${productPath(product)}</loc>`);
  for (const { path } of aliasPaths()) expect(xml).not.toContain(path);
});

test("sitemap has the day of the content as last-modified day", () => {
  expect(sitemap("https://flare.example", "2026-11-15", ["/products"])).toContain(
    "/products</loc><lastmod>2026-11-15</lastmod>",
  );
});

test("sitemap names each page in the other languages", () => {
  const xml = sitemap("https://flare.example", "2026-11-15", ["/"]);
  const alternate = '<xhtml:link rel="alternate" hreflang="hi" href="https://flare.example/hi"/>';
  expect(xml.split(alternate)).toHaveLength(3);
});

test("robots.txt names the sitemap", () => {
  expect(robots("https://flare.example")).toContain("Sitemap: https://flare.example/sitemap.xml");
});
