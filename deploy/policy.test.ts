import { expect, test } from "vitest";
import { caddy } from "./caddy.ts";
import { nginx } from "./nginx.ts";
import { policy } from "./policy.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

const styles = "'sha256-q1+/Zw8='";
const rules = policy({ styles });
const contentPolicy = (enquiryUrl?: string) =>
  policy({ styles, enquiryUrl }).documentHeaders["Content-Security-Policy"] ?? "";
const places = { name: "flare.example", listen: "80", address: "flare.example", root: "/srv/flare" };

test("the content policy starts from nothing and makes no unsafe exception", () => {
  expect(contentPolicy()).toMatch(/^default-src 'none'; /);
  expect(contentPolicy()).not.toMatch(/unsafe|data:|blob:|https?:|\*/);
});

test("styles come from the site, or are the very ones that its pages carry", () => {
  expect(contentPolicy()).toContain(`; style-src 'self' ${styles}; `);
});

test("the one trusted type that may be made is the service worker's address", () => {
  expect(contentPolicy()).toContain("; require-trusted-types-for 'script'; trusted-types service-worker");
  expect(contentPolicy()).not.toContain("allow-duplicates");
});

test("with an address for enquiries, connections open for its origin and nothing else does", () => {
  const opened = contentPolicy("https://crm.example:8443/enquiries;img-src *?key=1");
  expect(opened).toBe(contentPolicy().replace("connect-src 'self'", "connect-src 'self' https://crm.example:8443"));
});

test("an address for enquiries on the site itself opens nothing", () => {
  expect(contentPolicy("/enquiries")).toBe(contentPolicy());
});

test("every redirect ends at a page in one step", () => {
  for (const [from, to] of Object.entries(rules.redirects)) {
    expect(rules.pages, from).toHaveProperty([to]);
    expect(rules.pages, from).not.toHaveProperty([from]);
  }
});

test("twins, files for hosts and pages by file name are hidden; files and pages are not", () => {
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

test("values need no escaping in any host's language", () => {
  const values = [
    ...Object.values(rules.headers),
    ...Object.values(rules.documentHeaders),
    ...Object.values(rules.types),
    rules.cache.keep,
    rules.cache.ask,
  ];
  for (const value of values) expect(value).not.toMatch(/["\\`{}$\n]/);
  const addresses = [...Object.keys(rules.pages), ...Object.keys(rules.redirects), ...rules.cache.lasting];
  for (const address of addresses) expect(address).toMatch(/^[\w./-]+$/);
});

test.each([
  ["Caddy", caddy(rules, places)],
  ["nginx", nginx(rules, places).replaceAll("\\.", ".")],
])("%s is told every header, page, redirect and type", (_, text) => {
  const table = Object.entries({ ...rules.pages, ...rules.redirects });
  for (const [from, to] of table) expect(text).toMatch(new RegExp(`^\\s+("~\\^)?${from}(\\$")? ${to};?$`, "m"));
  for (const [name, value] of Object.entries(rules.headers)) expect(text).toContain(`${name} "${value}"`);
  for (const value of [
    ...Object.values(rules.documentHeaders),
    ...Object.values(rules.types),
    ...Object.values(rules.cache).slice(1),
    rules.strictTransport,
  ])
    expect(text).toContain(`"${value}"`);
});

test("static hosts are told the headers, what lasts, the dotted addresses and the unknown product", () => {
  expect(headersFile(rules)).toMatch(/^\/\*\n(.*\n)*? {2}Content-Security-Policy: default-src 'none'/);
  expect(headersFile(rules)).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(redirectsFile(rules).split("\n")).toEqual([
    "/products/flare-4.2kw /products/flare-42kw 301",
    "/products/flare-6.2kw /products/flare-62kw 301",
    "/products/flare-8.2kw /products/flare-82kw 301",
    "/products/flare-10.2kw /products/flare-102kw 301",
    "/products/flare-5.0kw-hybrid /products/flare-50kw-hybrid 301",
    "/products/* /products/404.html 404",
    "",
  ]);
});
