/** Writes every page as a file that any static host can serve. Runs after both builds, whose folders may be given. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageTemplate } from "./page-template.ts";

const [DIST = "dist", RENDERER = ".cache/prerender"] = process.argv.slice(2);
const renderer: typeof import("../src/prerender.tsx") = await import(
  pathToFileURL(join(RENDERER, "prerender.js")).href
);
const { catalogue, catalogueJsonSchema, offlinePath, pagePaths, renderPage, robots, site, sitemap, structuredDataTag } =
  renderer;

type Chunk = { file: string; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(DIST, "manifest.json"), "utf8"));
const template = pageTemplate(DIST);

const pageModule = (path: string) => {
  if (path === offlinePath) return;
  if (path === "/" || path === "/products") return `src/pages/${path === "/" ? "home" : "products"}.tsx`;
  return path.startsWith("/products/") ? "src/pages/product.tsx" : "src/pages/not-found.tsx";
};

/** The files of a page's code: asked for when its first screen is there (src/start.ts). */
function code(path: string): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${path}: the build has written no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit("src/main.tsx");
  const page = pageModule(path);
  if (page) visit(page);
  const later = [...files].filter((file) => !template.includes(file));
  return later.map((file) => `/${file}`).join(" ");
}

// Radix writes these two; the pages' stylesheet says the same where it matters, and the policy forbids style attributes.
const KNOWN_STYLES = new Set(["outline:none", "animation-duration:0s"]);

function withoutStyles(html: string, path: string): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!KNOWN_STYLES.has(style)) throw new Error(`${path}: the page would carry style="${style}"`);
    return "";
  });
}

async function write(file: string, text: string) {
  const target = join(DIST, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function writePage(path: string, file: string) {
  const { head, page, data } = await renderPage(path);
  const html = template
    .replace("<!--head-->", () => head + structuredDataTag(path))
    .replace('<div id="root"><!--page-->', () => `<div id="root" data-path="${path}" data-code="${code(path)}">${page}`)
    .replace("</body>", () => `${data}</body>`);
  await write(file, withoutStyles(html, path));
}

for (const path of pagePaths()) await writePage(path, path === "/" ? "index.html" : `${path.slice(1)}.html`);

await writePage(offlinePath, `${offlinePath.slice(1)}.html`);
await writePage("/404", "404.html");
await writePage("/products/404", "products/404.html");
await write("sitemap.xml", sitemap(site, pagePaths()));
await write("robots.txt", robots(site.address));
await write("catalogue.json", JSON.stringify(catalogue(), undefined, 2));
await write("catalogue.schema.json", JSON.stringify(catalogueJsonSchema(), undefined, 2));
console.log(`prerendered ${pagePaths().length} pages, the two not-found pages and the offline page`);
