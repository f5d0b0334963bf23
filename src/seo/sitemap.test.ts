import { expect, test } from "vitest";
import { aliasPaths, pagePaths } from "../site-map.ts";
import { robots, sitemap } from "./sitemap.ts";

test("every page is in the sitemap with its full address, and no alias is", () => {
  const xml = sitemap("https://flare.example", pagePaths());
  expect(xml.match(/<loc>/g)).toHaveLength(7);
  expect(xml).toContain("<loc>https://flare.example/products/flare-50kw-hybrid</loc>");
  for (const { path } of aliasPaths()) expect(xml).not.toContain(path);
});

test("robots are told where the sitemap is", () => {
  expect(robots("https://flare.example")).toContain("Sitemap: https://flare.example/sitemap.xml");
});
