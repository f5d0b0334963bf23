/** What every host must do with the built site. */
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { readPolicy } from "../../tools/read-policy.ts";
import type { Send } from "./host-client.ts";

const policy = readPolicy();
const asset = `/assets/${readdirSync("dist/assets").find((file) => file.endsWith(".js"))}`;
const picture = `/pictures/${readdirSync("dist/pictures")[0]}`;
const dataSheet = "/data-sheets/FLARE-4.2KW-data-sheet.pdf";

const inDist = (file: string) => readFileSync(`dist${file}`);

type Expectation = (send: Send) => Promise<void>;

export const expectations: Record<string, Expectation> = {
  "every page is served at its path and revalidated on each request": async (send) => {
    for (const [page, file] of Object.entries(policy.pages)) {
      const { status, headers, body } = await send(`${page}?from=mail`);
      expect(status, page).toBe(200);
      expect(body.equals(inDist(file)), page).toBe(true);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers.etag).toBeTruthy();
      expect(headers.link, page).toBe(policy.links[page]);
    }
  },

  "other spellings of a path redirect to the canonical one and keep the query": async (send) => {
    expect(policy.redirects["/products/flare-6.2kw"]).toBe("/products/flare-62kw");
    expect(policy.redirects["/products/"]).toBe("/products");
    for (const [from, to] of Object.entries(policy.redirects)) {
      const plain = await send(from);
      expect([plain.status, plain.headers.location], from).toEqual([301, to]);
      const withQuery = await send(`${from}?next=//flare.example/&a=%0d%0a`);
      expect([withQuery.status, withQuery.headers.location], from).toEqual([
        301,
        `${to}?next=//flare.example/&a=%0d%0a`,
      ]);
    }
  },

  "unknown products and other unknown paths get their own not-found page with status 404": async (send) => {
    const { other } = policy.notFound;
    const product = "/products/404.html";
    for (const [path, file] of [
      ["/products/nope", product],
      ["/products/nope/", product],
      ["/products/FLARE-42KW", product],
      ["/products/404", product],
      ["/products/404.html", product],
      ["/hi/products/nope", "/hi/products/404.html"],
      ["/hi/nowhere", "/hi/404.html"],
      ["/hi/404", "/hi/404.html"],
      ["/hi/products/flare-42kw/extra", "/hi/404.html"],
      ["/hindi", other],
      ["/en", other],
      ["/nowhere", other],
      ["/nowhere/", other],
      ["/404", other],
      ["/404.html", other],
      ["/index", other],
      ["/products/flare-42kw/extra", other],
      ["/assets", other],
      ["/assets/", other],
      ["/assets/gone-123.js", other],
      [`${asset}/`, other],
      [`${asset}.br`, other],
      ["/_headers", other],
      ["/.env", other],
    ] as const) {
      const { status, headers, body } = await send(path);
      expect(status, path).toBe(404);
      expect(body.equals(inDist(file)), path).toBe(true);
      expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"], path).toBe("no-cache");
    }
  },

  "no path redirects to another host or reads files outside the site": async (send) => {
    for (const path of [
      "//flare.example",
      "//flare.example/",
      "//flare.example/products/",
      "///flare.example/%2e%2e",
      "/\\flare.example/",
      "/%5cflare.example/",
      "/%2f%2fflare.example/",
      "/products//",
      "/%0d%0aLocation:%20x/",
      "/../package.json",
      "/%2e%2e/package.json",
      "/assets/..%2f..%2fpackage.json",
      "/%",
      "/%zz/",
      "/%c0%ae/",
      "/%00",
      "/products/%E0%A4%B8%E0%A5%82%E0%A4%B0%E0%A4%9C/<b>",
      `/${"a".repeat(300)}`,
      `/${"a/".repeat(3000)}`,
    ]) {
      const { status, headers, body } = await send(path);
      expect([400, 404], path).toContain(status);
      expect(headers.location, path).toBeUndefined();
      expect(body.includes("flare-website"), path).toBe(false);
    }
  },

  "every response has the security headers of the policy": async (send) => {
    for (const path of [
      "/",
      "/products/",
      "/nowhere",
      asset,
      picture,
      dataSheet,
      "/robots.txt",
      "/service-worker.js",
    ]) {
      const { headers } = await send(path);
      for (const [name, value] of Object.entries(policy.headers)) expect(headers[name.toLowerCase()], path).toBe(value);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  },

  "every response that may be opened as a document has the document headers": async (send) => {
    const documents = [
      "/",
      "/products/",
      "/nowhere",
      "/assets/nothing.js",
      dataSheet,
      "/robots.txt",
      "/service-worker.js",
    ];
    for (const [name, value] of Object.entries(policy.documentHeaders)) {
      for (const path of documents) expect((await send(path)).headers[name.toLowerCase()], path).toBe(value);
      for (const path of [asset, picture]) expect((await send(path)).headers[name.toLowerCase()], path).toBeUndefined();
    }
  },

  "Strict-Transport-Security is sent over TLS only": async (send) => {
    const name = "strict-transport-security";
    expect((await send("/")).headers[name]).toBeUndefined();
    const overTls = { "X-Forwarded-Proto": "https" };
    for (const path of ["/", "/nowhere", "/products/", asset]) {
      expect((await send(path, overTls)).headers[name], path).toBe(policy.strictTransport);
    }
  },

  "files with a content hash in their name are cacheable for a year, others are revalidated": async (send) => {
    for (const path of [asset, picture])
      expect((await send(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of [dataSheet, "/favicon.svg", "/service-worker.js"])
      expect((await send(path)).headers["cache-control"]).toBe("no-cache");
  },

  "every file has the content type of the policy": async (send) => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
    const oneOfEachType = new Map(files.map((file) => [extname(file).slice(1), file]));
    for (const [extension, file] of oneOfEachType) {
      if (/^(|br|gz|html)$/.test(extension)) continue;
      expect((await send(file)).headers["content-type"], file).toBe(policy.types[extension]);
    }
    expect(oneOfEachType.size).toBeGreaterThan(10);
  },

  "files compressed at build time are sent to clients that accept the encoding": async (send) => {
    for (const [path, file] of [
      ["/", "/index.html"],
      [asset, asset],
      ["/nowhere", "/404.html"],
    ] as const) {
      const br = await send(path, { "Accept-Encoding": "gzip, deflate, br" });
      expect(br.headers["content-encoding"], path).toBe("br");
      expect(br.body.equals(inDist(`${file}.br`)), path).toBe(true);
      expect(brotliDecompressSync(br.body).equals(inDist(file))).toBe(true);
      const gzip = await send(path, { "Accept-Encoding": "gzip" });
      expect(gzip.headers["content-encoding"], path).toBe("gzip");
      expect(gzip.body.equals(inDist(`${file}.gz`)), path).toBe(true);
      expect(gunzipSync(gzip.body).equals(inDist(file))).toBe(true);
      const plain = await send(path, { "Accept-Encoding": "identity" });
      expect(plain.headers["content-encoding"], path).toBeUndefined();
      expect(plain.body.equals(inDist(file)), path).toBe(true);
      for (const { headers } of [br, gzip, plain]) expect(headers.vary, path).toBe("Accept-Encoding");
      expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(br.headers["content-type"]).toBe(plain.headers["content-type"]);
    }
    expect((await send("/", { "Accept-Encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe("gzip");
    expect((await send(picture, { "Accept-Encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  },

  "HEAD has the headers of GET and no body": async (send) => {
    for (const path of ["/", "/products/", "/nowhere", asset, dataSheet]) {
      const [head, get] = [await send(path, {}, "HEAD"), await send(path)];
      expect([head.status, head.body.length], path).toEqual([get.status, 0]);
      for (const name of ["content-type", "etag", "cache-control", "location"])
        expect(head.headers[name], path).toBe(get.headers[name]);
      if (get.status !== 301) expect(head.headers["content-length"], path).toBe(String(get.body.length));
    }
  },

  "conditional requests for unchanged files get status 304": async (send) => {
    for (const path of ["/", asset, dataSheet]) {
      const { headers } = await send(path);
      const etag = headers.etag ?? "";
      for (const [name, value] of [
        ["If-None-Match", etag],
        ["If-None-Match", `"other", ${etag}`],
        ["If-Modified-Since", headers["last-modified"] ?? ""],
      ] as const) {
        const again = await send(path, { [name]: value });
        expect([again.status, again.body.length], `${path}, ${name}: ${value}`).toEqual([304, 0]);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
        expect(again.headers.etag).toBe(etag);
      }
      expect((await send(path, { "If-None-Match": '"other"' })).status).toBe(200);
    }
    expect((await send("/nowhere", { "If-None-Match": (await send("/nowhere")).headers.etag ?? "" })).status).toBe(404);
  },

  "range requests get the requested bytes": async (send) => {
    const file = inDist(dataSheet);
    for (const [range, start, end] of [
      ["bytes=0-0", 0, 0],
      ["bytes=100-199", 100, 199],
      [`bytes=${file.length - 5}-`, file.length - 5, file.length - 1],
      ["bytes=-10", file.length - 10, file.length - 1],
    ] as const) {
      const { status, headers, body } = await send(dataSheet, { Range: range });
      expect(status, range).toBe(206);
      expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${file.length}`);
      expect(body.equals(file.subarray(start, end + 1)), range).toBe(true);
    }
    const beyond = await send(dataSheet, { Range: `bytes=${file.length}-` });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${file.length}`]);
    const changed = await send(dataSheet, { Range: "bytes=0-9", "If-Range": '"other"' });
    expect([changed.status, changed.body.length]).toEqual([200, file.length]);
    expect((await send("/nowhere", { Range: "bytes=0-9" })).status).toBe(404);
  },

  "POST, PUT and DELETE get status 405": async (send) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers } = await send("/", {}, method);
      expect([status, headers.allow], method).toEqual([405, "GET, HEAD"]);
    }
  },
};
