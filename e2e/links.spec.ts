import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site } from "../src/content/site.ts";
import { pagePaths } from "../src/site-map.ts";
import { builtPages } from "./built-pages.ts";

const files = new Set(globSync("dist/**/*").map((file) => file.slice("dist".length)));
const pages = new Map(builtPages().map(({ file, html }) => [`/${file}`, html]));

/** The file that a host serves for an address within the site. */
const fileFor = (path: string) =>
  [path === "/" ? "/index.html" : path, `${path}.html`].find((file) => file.includes(".") && files.has(file));

const decoded = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

/** Every address that a page names, be it a link, a file, a candidate of a srcset or an absolute address in its data. */
function addresses(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"]*)"/gi)].map(([, value = ""]) => decoded(value));
  const candidates = [...html.matchAll(/\s(?:image)?srcset="([^"]*)"/gi)].flatMap(([, value = ""]) =>
    decoded(value)
      .split(/,\s+/)
      .map((candidate) => candidate.split(" ")[0] ?? ""),
  );
  const absolute = [...html.matchAll(/"(https?:\/\/[^"\s]+)"/g)].map(([, value = ""]) => decoded(value));
  return [...attributes, ...candidates, ...absolute];
}

function fault(address: string, from: string): string | undefined {
  const url = new URL(address, `${site.address}${from.replace(/(\/?index)?\.html$/, "")}`);
  if (url.origin !== site.address) return undefined;
  const file = fileFor(decodeURIComponent(url.pathname));
  if (!file) return `${from}: ${address} leads nowhere`;
  const id = decodeURIComponent(url.hash.slice(1));
  // What stands for a thing in the data (#product) is a name, not a place.
  const named = new Set(["product", "company", "site"]);
  if (!id || named.has(id)) return undefined;
  return pages.get(file)?.includes(` id="${id}"`) ? undefined : `${from}: ${address} has no such anchor`;
}

const faults = (text: string, from: string) =>
  [...new Set(addresses(text))].map((address) => fault(address, from)).filter((each) => each !== undefined);

test("no link, picture or anchor within the site leads nowhere", () => {
  // And the two not-found pages, and the offline page.
  expect(pages.size).toBe(pagePaths().length + 3);
  expect([...pages].flatMap(([file, html]) => faults(html, file))).toEqual([]);
});

test("nor does an address in the catalogue, or a file that the styles name", () => {
  expect(faults(readFileSync("dist/catalogue.json", "utf8"), "/catalogue.json")).toEqual([]);
  const styles = readFileSync("dist/index.html", "utf8").split("</style>")[0] ?? "";
  const named = [...styles.matchAll(/url\((\/[^)]+)\)/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});

test("the crawl knows a broken link and a broken anchor when it sees one", () => {
  expect(faults('<a href="/nowhere">', "/index.html")).toEqual(["/index.html: /nowhere leads nowhere"]);
  expect(faults('<a href="#nothing">', "/products.html")).toEqual(["/products.html: #nothing has no such anchor"]);
  expect(faults('<source srcSet="/pictures/a.webp 1w, /favicon.svg 2w">', "/index.html")).toHaveLength(1);
  expect(faults('<a href="/products/flare-42kw?a=1#specifications">', "/index.html")).toEqual([]);
});
