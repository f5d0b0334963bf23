import { expect, test } from "vitest";
import { products } from "#content/products.ts";
import { site } from "../content/site.ts";
import { productPath } from "../model/slug.ts";
import { aliasPaths, pagePaths } from "../site-map.ts";
import { robots, sitemap } from "./sitemap.ts";

test("sitemap has the absolute address of every page and no alias", () => {
  const xml = sitemap({ address: "https://flare.example", updated: "2026-11-15" }, pagePaths());
  expect(xml.match(/<loc>/g)).toHaveLength(pagePaths().length);
  for (const product of products) expect(xml).toContain(`<loc>https://flare.example${productPath(product)}</loc>`);
  for (const { path } of aliasPaths()) expect(xml).not.toContain(path);
});

test("sitemap has a last-modified day that is not in the future", () => {
  expect(sitemap(site, ["/products"])).toContain(`/products</loc><lastmod>${site.updated}</lastmod>`);
  expect(site.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format();
  expect(site.updated <= today, `${site.updated} is after ${today}`).toBe(true);
});

test("robots.txt names the sitemap", () => {
  expect(robots("https://flare.example")).toContain("Sitemap: https://flare.example/sitemap.xml");
});
