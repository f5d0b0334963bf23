/**
 * Writes every page of a language (`node --conditions=hi`) as an HTML file. Runs after both builds; their folders are
 * optional arguments.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { language } from "#content/language.ts";
import { company } from "#facts/company.ts";
import { localPath } from "../src/format/paths.ts";
import { type RouteName, routes, sourceOf } from "../src/routes.ts";
import { fileOf, type SitePage } from "../src/site-map.ts";
import { importedChunks, reachableChunks, readManifest } from "./build-manifest.ts";
import { contentUpdated } from "./content/updated.ts";
import { pageTemplate, STYLES_MARK } from "./page-template.ts";
import { pruneStyles } from "./prune-styles.ts";
import { webManifest } from "./web-manifest.ts";

const [DIST = "dist", RENDERER = `.cache/prerender/${language.code}`] = process.argv.slice(2);
const renderer: typeof import("../src/prerender.tsx") = await import(
  pathToFileURL(join(RENDERER, "prerender.js")).href
);
const { catalogue, catalogueJsonSchema, pagePaths, renderPage, robots, sitemap, sitePages } = renderer;

const routeNames = Object.keys(routes) as RouteName[];
const manifest = readManifest(DIST, language.code);
const { template, styles } = pageTemplate(DIST);

/** Script files of a page, which `src/start.ts` preloads once the first pictures have loaded. */
const scriptsOf = (route: RouteName): string =>
  importedChunks(manifest, [...(manifest["index.html"]?.dynamicImports ?? []), sourceOf(route)])
    .filter(({ file }) => !template.includes(file))
    .map(({ file }) => `/${file}`)
    .join(" ");

function refuseStyleAttributes(html: string, path: string): string {
  const [style] = / style="[^"]*"/.exec(html) ?? [];
  if (style) throw new Error(`${path}: the CSP blocks${style}`);
  return html;
}

/** The rupee sign has a font file of its own, which only some pages need. */
const removeUnusedFont = (html: string): string =>
  html.includes("₹") ? html : html.replace(/\s*<link [^>]*anek-latin-extended[^>]*>/, "");

async function write(file: string, text: string) {
  const target = join(DIST, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function render(page: SitePage): Promise<string> {
  const withScripts = template.replace('<div id="root"', () => `<div id="root" data-code="${scriptsOf(page.route)}"`);
  return removeUnusedFont(refuseStyleAttributes(await renderPage(page, withScripts), page.path));
}

/** The styles that the page or its code may use. */
async function stylesFor(route: RouteName, documents: readonly string[]): Promise<string> {
  const otherPages = routeNames.filter((each) => each !== route).map(sourceOf);
  const chunks = reachableChunks(manifest, ["index.html"], otherPages);
  const code = await Promise.all(chunks.map(({ file }) => readFile(join(DIST, file), "utf8")));
  return pruneStyles(styles, [...documents, ...code], language.code);
}

const pages = sitePages();
for (const route of routeNames) {
  const ofRoute = pages.filter((page) => page.route === route);
  const documents = await Promise.all(ofRoute.map(render));
  // Inline, so that the first paint needs no second file, and the same for all pages of a route: the CSP has a hash of
  // each (deploy/policy.ts).
  const inline = `<style>${await stylesFor(route, documents)}</style>`;
  for (const [i, { path }] of ofRoute.entries())
    await write(
      fileOf(path),
      (documents[i] ?? "").replace(STYLES_MARK, () => inline),
    );
}
const updated = contentUpdated();
await write(localPath("/site.webmanifest"), webManifest());
await write(localPath("/catalogue.json"), JSON.stringify(catalogue(updated), undefined, 2));
await write("catalogue.schema.json", JSON.stringify(catalogueJsonSchema(), undefined, 2));
await write("sitemap.xml", sitemap(company.url, updated, pagePaths()));
await write("robots.txt", robots(company.url));
console.log(`${language.code}: prerendered ${pages.length} pages`);
