import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { language } from "#content/language.ts";
import { company } from "#facts/company.ts";
import { pathInOther } from "../src/format/paths.ts";
import { aliasPaths, sitePages } from "../src/site-map.ts";
import { builtPages } from "./built-pages.ts";

const files = new Set(globSync("dist/**/*").map((file) => file.slice("dist".length)));
/** The dotted paths of menu links. Nothing else may need a redirect. */
const aliases = new Map(
  aliasPaths().flatMap(({ path, page }) =>
    language.all.map(({ base }) => [pathInOther(base, path), pathInOther(base, page)] as const),
  ),
);
const pages = new Map(builtPages().map(({ file, html }) => [`/${file}`, html]));

/** The file that a host serves for a path. */
function fileFor(path: string) {
  const canonical = aliases.get(path) ?? path;
  const candidates = [canonical === "/" ? "/index.html" : canonical, `${canonical}.html`];
  return candidates.find((file) => file.includes(".") && files.has(file));
}

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

/** Every URL in a page: links, files, srcset candidates and absolute URLs in its structured data. */
function hrefs(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gi)].map(([, value = ""]) => decoded(value));
  const candidates = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, value = ""]) =>
    decoded(value)
      .split(/,\s+/)
      .map((candidate) => candidate.split(" ")[0] ?? ""),
  );
  const absolute = [...html.matchAll(/"(https?:\/\/[^"\s]+)"/g)].map(([, value = ""]) => decoded(value));
  return [...attributes, ...candidates, ...absolute];
}

function problem(href: string, from: string): string | undefined {
  const url = new URL(href, `${company.url}${from.replace(/(\/?index)?\.html$/, "")}`);
  if (url.origin !== company.url) return undefined;
  const file = fileFor(decodeURIComponent(url.pathname));
  if (!file) return `${from}: ${href} leads nowhere`;
  const id = decodeURIComponent(url.hash.slice(1));
  // Identifiers in the structured data, not anchors.
  const identifiers = new Set(["product", "company", "site"]);
  if (!id || identifiers.has(id)) return undefined;
  return pages.get(file)?.includes(` id="${id}"`) ? undefined : `${from}: ${href} has no such anchor`;
}

const problems = (text: string, from: string) =>
  [...new Set(hrefs(text))].map((href) => problem(href, from)).filter((each) => each !== undefined);

test("every internal link, picture and anchor exists", () => {
  expect(pages.size).toBe(language.all.length * sitePages().length);
  expect([...pages].flatMap(([file, html]) => problems(html, file))).toEqual([]);
});

test("every URL in the catalogue and in the styles exists", () => {
  expect(problems(readFileSync("dist/catalogue.json", "utf8"), "/catalogue.json")).toEqual([]);
  const styles = readFileSync("dist/index.html", "utf8").split("</style>")[0] ?? "";
  const urls = [...styles.matchAll(/url\((\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((path) => !files.has(path))).toEqual([]);
});

test("link check reports a broken link, anchor and srcset", () => {
  expect(problems('<a href="/nowhere">', "/index.html")).toEqual(["/index.html: /nowhere leads nowhere"]);
  expect(problems('<a href="/products/">', "/index.html")).toEqual(["/index.html: /products/ leads nowhere"]);
  expect(problems('<a href="#nothing">', "/products.html")).toEqual(["/products.html: #nothing has no such anchor"]);
  expect(problems('<source srcSet="/pictures/a.webp 1w, /favicon.svg 2w">', "/index.html")).toHaveLength(1);
  expect(problems('<a href="/products/flare-42kw?a=1#specifications">', "/index.html")).toEqual([]);
});
