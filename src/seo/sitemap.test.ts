import { expect, test } from "vitest";
import { products } from "#content/products.ts";
import { productPath } from "../format/paths.ts";
import { aliasPaths, pagePaths } from "../site-map.ts";
import { robots, sitemap } from "./sitemap.ts";

test("sitemap has the absolute address of every page and no alias", () => {
  const xml = sitemap("https://flare.example", "2026-11-15", pagePaths());
  expect(xml.match(/<loc>/g)).toHaveLength(pagePaths().length);
  for (const product of products) expect(xml).toContain(`<loc>https://flare.example${productPath(product)}</loc>`);
  for (const { path } of aliasPaths()) expect(xml).not.toContain(path);
});

test("sitemap has the day of the content as last-modified day", () => {
  expect(sitemap("https://flare.example", "2026-11-15", ["/products"])).toContain(
    "/products</loc><lastmod>2026-11-15</lastmod>",
  );
});

test("robots.txt names the sitemap", () => {
  expect(robots("https://flare.example")).toContain("Sitemap: https://flare.example/sitemap.xml");
});
