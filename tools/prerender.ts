/** Writes every page of a language (`node --conditions=hi`) as an HTML file. Runs after both builds; their folders are optional arguments. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { language } from "#content/language.ts";
import { company } from "#facts/company.ts";
import { localPath } from "../src/format/paths.ts";
import { fileOf, type SitePage } from "../src/site-map.ts";
import { contentUpdated } from "./content/updated.ts";
import { pageTemplate } from "./page-template.ts";
import { webManifest } from "./web-manifest.ts";

const [DIST = "dist", RENDERER = `.cache/prerender/${language.code}`] = process.argv.slice(2);
const renderer: typeof import("../src/prerender.tsx") = await import(
  pathToFileURL(join(RENDERER, "prerender.js")).href
);
const { catalogue, catalogueJsonSchema, pagePaths, renderPage, robots, sitemap, sitePages } = renderer;

type Chunk = { file: string; imports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(
  await readFile(join(DIST, `manifest.${language.code}.json`), "utf8"),
);
const template = pageTemplate(DIST);

/** Script files of a page, which `src/start.ts` preloads once the first pictures have loaded. */
function scriptsOf({ path, route }: SitePage): string {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${path}: ${key} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit("src/main.tsx");
  visit(`src/pages/${route}.tsx`);
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `/${file}`)
    .join(" ");
}

// Style attributes of Radix, which the CSP would block. The stylesheet has the same rules where they matter.
const KNOWN_STYLES = new Set(["outline:none", "animation-duration:0s"]);

function removeStyleAttributes(html: string, path: string): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    if (!KNOWN_STYLES.has(style)) throw new Error(`${path}: the CSP blocks style="${style}"`);
    return "";
  });
}

async function write(file: string, text: string) {
  const target = join(DIST, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

const pages = sitePages();
for (const page of pages) {
  const withScripts = template.replace('<div id="root"', () => `<div id="root" data-code="${scriptsOf(page)}"`);
  await write(fileOf(page.path), removeStyleAttributes(await renderPage(page, withScripts), page.path));
}
const updated = contentUpdated();
await write(localPath("/site.webmanifest"), webManifest());
await write(localPath("/catalogue.json"), JSON.stringify(catalogue(updated), undefined, 2));
await write("catalogue.schema.json", JSON.stringify(catalogueJsonSchema(), undefined, 2));
await write("sitemap.xml", sitemap(company.address, updated, pagePaths()));
await write("robots.txt", robots(company.address));
console.log(`${language.code}: prerendered ${pages.length} pages`);
