import { expect, test } from "vitest";
import { hours } from "../content/hours.ts";
import { site } from "../content/site.ts";
import { aliasPaths, pagePaths } from "../site-map.ts";
import { robots, sitemap } from "./sitemap.ts";

test("every page is in the sitemap with its full address, and no alias is", () => {
  const xml = sitemap({ address: "https://flare.example", updated: "2026-11-15" }, pagePaths());
  expect(xml.match(/<loc>/g)).toHaveLength(7);
  expect(xml).toContain("<loc>https://flare.example/products/flare-50kw-hybrid</loc>");
  for (const { path } of aliasPaths()) expect(xml).not.toContain(path);
});

test("every page says when it last changed, which is a day and not in the future", () => {
  expect(sitemap(site, ["/products"])).toContain(`/products</loc><lastmod>${site.updated}</lastmod>`);
  expect(site.updated).toMatch(/^\d{4}-\d\d-\d\d$/);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: hours.timeZone }).format();
  expect(site.updated <= today, `${site.updated} is after ${today}`).toBe(true);
});

test("robots are told where the sitemap is", () => {
  expect(robots("https://flare.example")).toContain("Sitemap: https://flare.example/sitemap.xml");
});
