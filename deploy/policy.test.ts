import { expect, test } from "vitest";
import { language } from "#content/language.ts";
import { products } from "#content/products.ts";
import { caddy } from "./caddy.ts";
import { nginx } from "./nginx.ts";
import { policy } from "./policy.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

const styles = "'sha256-q1+/Zw8='";
const link = "</assets/a.woff2>; rel=preload; as=font; type=font/woff2; crossorigin";
const rules = policy({ styles, links: { "/index.html": link } });
const contentPolicy = (enquiryUrl?: string) =>
  policy({ styles, enquiryUrl }).documentHeaders["Content-Security-Policy"] ?? "";
const places = { name: "flare.example", listen: "80", address: "flare.example", root: "/srv/flare" };

test("content policy denies by default and has no unsafe source", () => {
  expect(contentPolicy()).toMatch(/^default-src 'none'; /);
  expect(contentPolicy()).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
});

test("content policy allows own style sheets and the hash of the inline styles", () => {
  expect(contentPolicy()).toContain(`; style-src 'self' ${styles}; `);
});

test("content policy allows one trusted types policy, for the service worker", () => {
  expect(contentPolicy()).toContain("; require-trusted-types-for 'script'; trusted-types service-worker");
  expect(contentPolicy()).not.toContain("allow-duplicates");
});

test("enquiry URL on another origin adds that origin to connect-src and nothing else", () => {
  const opened = contentPolicy("https://crm.example:8443/enquiries;img-src *?key=1");
  expect(opened).toBe(contentPolicy().replace("connect-src 'self'", "connect-src 'self' https://crm.example:8443"));
});

test("enquiry URL on the same origin does not change the content policy", () => {
  expect(contentPolicy("/enquiries")).toBe(contentPolicy());
});

test("every redirect leads to a page in one step", () => {
  for (const [from, to] of Object.entries(rules.redirects)) {
    expect(rules.pages, from).toHaveProperty([to]);
    expect(rules.pages, from).not.toHaveProperty([from]);
  }
});

test("policy hides precompressed copies, host configuration and .html, but no page or asset", () => {
  const hidden = new RegExp(rules.hidden);
  for (const path of [
    "/index.html",
    "/assets/a.js.br",
    "/_headers",
    "/.env",
    "//a",
    "/a//b",
    "/a/",
    "/a b",
    "/<b>",
    "/\\a",
  ])
    expect(hidden.test(path), path).toBe(true);
  for (const path of ["/", "/assets/index-C0MX_9-.js", "/data-sheets/FLARE-4.2KW-data-sheet.pdf"])
    expect(hidden.test(path), path).toBe(false);
});

test("policy values need no escaping in any host's configuration", () => {
  const values = [
    ...Object.values(rules.headers),
    ...Object.values(rules.documentHeaders),
    ...Object.values(rules.types),
    ...Object.values(rules.links),
    rules.cache.immutable,
    rules.cache.revalidate,
  ];
  for (const value of values) expect(value).not.toMatch(/["\\`{}$\n]/);
  const urls = [...Object.keys(rules.pages), ...Object.keys(rules.redirects), ...rules.cache.immutableFolders];
  for (const url of urls) expect(url).toMatch(/^[\w./-]+$/);
});

test.each([
  ["Caddy", caddy(rules, places)],
  ["nginx", nginx(rules, places).replaceAll("\\.", ".")],
])("%s configuration has every header, page, redirect and content type", (_, text) => {
  const table = Object.entries({ ...rules.pages, ...rules.redirects });
  for (const [from, to] of table) expect(text).toMatch(new RegExp(`^\\s+("~\\^)?${from}(\\$")? ${to};?$`, "m"));
  for (const [name, value] of Object.entries(rules.headers)) expect(text).toContain(`${name} "${value}"`);
  for (const value of [
    ...Object.values(rules.documentHeaders),
    ...Object.values(rules.types),
    ...Object.values(rules.links),
    ...Object.values(rules.cache).slice(1),
    rules.strictTransport,
  ])
    expect(text).toContain(`"${value}"`);
});

test("static host files have headers, immutable folders, redirects and the product 404", () => {
  expect(headersFile(rules)).toMatch(/^\/\*\n(.*\n)*? {2}Content-Security-Policy: default-src 'none'/);
  expect(headersFile(rules)).toContain(`/\n  Link: ${link}\n`);
  expect(headersFile(rules)).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  const dotted = products.map(({ model }) => model.toLowerCase().replaceAll(" ", "-"));
  const aliases = dotted.flatMap((slug) =>
    language.all.map(({ base }) => `${base}/products/${slug} ${base}/products/${slug.replace(".", "")} 301`),
  );
  expect(redirectsFile(rules).split("\n")).toEqual([
    ...aliases,
    ...language.others
      .toReversed()
      .flatMap(({ base }) => [`${base}/products/* ${base}/products/404.html 404`, `${base}/* ${base}/404.html 404`]),
    "/products/* /products/404.html 404",
    "",
  ]);
});
