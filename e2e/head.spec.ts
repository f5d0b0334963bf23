import { site } from "../src/content/site.ts";
import { pagePaths } from "../src/site-map.ts";
import { expect, test } from "./test.ts";

const content = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const titleOf = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test("every page has its own title and description, its canonical address and share tags", async ({ request }) => {
  const titles = new Set<string | undefined>();
  for (const path of pagePaths()) {
    const html = await (await request.get(path)).text();
    const title = titleOf(html);
    titles.add(title);
    expect(html).toContain('<html lang="en-IN">');
    expect(canonicalOf(html)).toBe(`${site.address}${path}`);
    expect(content(html, "description")?.length).toBeGreaterThan(50);
    expect(content(html, "robots")).toBe("index, follow");
    expect(content(html, "og:title")).toBe(title);
    expect(content(html, "og:url")).toBe(`${site.address}${path}`);
    const card = content(html, "og:image") ?? "";
    expect(card.startsWith(`${site.address}/share/`)).toBe(true);
    expect((await request.get(card.slice(site.address.length))).headers()["content-type"]).toBe("image/jpeg");
  }
  expect(titles.size).toBe(pagePaths().length);
});

test("sitemap, robots, icons and manifest are there, and what they name is there too", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of pagePaths()) expect(sitemap).toContain(`<loc>${site.address}${path}</loc>`);
  expect(await (await request.get("/robots.txt")).text()).toContain(`${site.address}/sitemap.xml`);
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
