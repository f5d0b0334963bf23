/** What every host must do with the built site. */
import { readdirSync, readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { extname } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { Policy } from "../../deploy/policy.ts";

const policy: Policy = JSON.parse(readFileSync("deploy/out/policy.json", "utf8"));
const asset = `/assets/${readdirSync("dist/assets").find((file) => /^index-.*\.js$/.test(file))}`;
const picture = `/pictures/${readdirSync("dist/pictures")[0]}`;
const sheet = "/data-sheets/FLARE-4.2KW-data-sheet.pdf";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** Sends the path as it stands: fetch would tidy it. */
export const asker =
  (port: number): Ask =>
  (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on("error", reject)
        .end();
    });

const inDist = (file: string) => readFileSync(`dist${file}`);

type Expectation = (ask: Ask) => Promise<void>;

export const expectations: Record<string, Expectation> = {
  "every page answers at its address, asked for again each time": async (ask) => {
    for (const [page, file] of Object.entries(policy.pages)) {
      const { status, headers, body } = await ask(`${page}?from=mail`);
      expect(status, page).toBe(200);
      expect(body.equals(inDist(file)), page).toBe(true);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(headers.etag).toBeTruthy();
    }
  },

  "other spellings lead to the page's one address, and keep the query": async (ask) => {
    expect(policy.redirects["/products/flare-6.2kw"]).toBe("/products/flare-62kw");
    expect(policy.redirects["/products/"]).toBe("/products");
    for (const [from, to] of Object.entries(policy.redirects)) {
      const plain = await ask(from);
      expect([plain.status, plain.headers.location], from).toEqual([301, to]);
      const asked = await ask(`${from}?next=//flare.example/&a=%0d%0a`);
      expect([asked.status, asked.headers.location], from).toEqual([301, `${to}?next=//flare.example/&a=%0d%0a`]);
    }
  },

  "an unknown product and any other unknown address have their own pages, with 404": async (ask) => {
    const { product, other } = policy.notFound;
    for (const [path, file] of [
      ["/products/nope", product.file],
      ["/products/nope/", product.file],
      ["/products/FLARE-42KW", product.file],
      ["/products/404", product.file],
      ["/products/404.html", product.file],
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
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.equals(inDist(file)), path).toBe(true);
      expect(headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect(headers["cache-control"], path).toBe("no-cache");
    }
  },

  "no address leads to another host or out of the site": async (ask) => {
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
      const { status, headers, body } = await ask(path);
      expect([400, 404], path).toContain(status);
      expect(headers.location, path).toBeUndefined();
      expect(body.includes("flare-website"), path).toBe(false);
    }
  },

  "every answer carries the policy's headers": async (ask) => {
    for (const path of ["/", "/products/", "/nowhere", asset, picture, sheet, "/robots.txt", "/service-worker.js"]) {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(policy.headers)) expect(headers[name.toLowerCase()], path).toBe(value);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  },

  "whatever may be a document says what it may do": async (ask) => {
    const documents = ["/", "/products/", "/nowhere", "/assets/nothing.js", sheet, "/robots.txt", "/service-worker.js"];
    for (const [name, value] of Object.entries(policy.documentHeaders)) {
      for (const path of documents) expect((await ask(path)).headers[name.toLowerCase()], path).toBe(value);
      for (const path of [asset, picture]) expect((await ask(path)).headers[name.toLowerCase()], path).toBeUndefined();
    }
  },

  "strict transport is asked for by TLS alone": async (ask) => {
    const name = "strict-transport-security";
    expect((await ask("/")).headers[name]).toBeUndefined();
    const byTls = { "X-Forwarded-Proto": "https" };
    for (const path of ["/", "/nowhere", "/products/", asset]) {
      expect((await ask(path, byTls)).headers[name], path).toBe(policy.strictTransport);
    }
  },

  "files named by their content are kept for a year": async (ask) => {
    for (const path of [asset, picture])
      expect((await ask(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of [sheet, "/favicon.svg", "/service-worker.js"])
      expect((await ask(path)).headers["cache-control"]).toBe("no-cache");
  },

  "every file has the type the policy gives it": async (ask) => {
    const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
    const oneEach = new Map(files.map((file) => [extname(file).slice(1), file]));
    for (const [extension, file] of oneEach) {
      if (/^(|br|gz|html)$/.test(extension)) continue;
      expect((await ask(file)).headers["content-type"], file).toBe(policy.types[extension]);
    }
    expect(oneEach.size).toBeGreaterThan(10);
  },

  "what was compressed at build time is sent as it is, to those who take it": async (ask) => {
    for (const [path, file] of [
      ["/", "/index.html"],
      [asset, asset],
      ["/nowhere", "/404.html"],
    ] as const) {
      const br = await ask(path, { "Accept-Encoding": "gzip, deflate, br" });
      expect(br.headers["content-encoding"], path).toBe("br");
      expect(br.body.equals(inDist(`${file}.br`)), path).toBe(true);
      expect(brotliDecompressSync(br.body).equals(inDist(file))).toBe(true);
      const gzip = await ask(path, { "Accept-Encoding": "gzip" });
      expect(gzip.headers["content-encoding"], path).toBe("gzip");
      expect(gzip.body.equals(inDist(`${file}.gz`)), path).toBe(true);
      expect(gunzipSync(gzip.body).equals(inDist(file))).toBe(true);
      const plain = await ask(path, { "Accept-Encoding": "identity" });
      expect(plain.headers["content-encoding"], path).toBeUndefined();
      expect(plain.body.equals(inDist(file)), path).toBe(true);
      for (const { headers } of [br, gzip, plain]) expect(headers.vary, path).toBe("Accept-Encoding");
      expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
      expect(br.headers["content-type"]).toBe(plain.headers["content-type"]);
    }
    expect((await ask("/", { "Accept-Encoding": "br;q=0, gzip" })).headers["content-encoding"]).toBe("gzip");
    expect((await ask(picture, { "Accept-Encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  },

  "HEAD says what GET would, without the body": async (ask) => {
    for (const path of ["/", "/products/", "/nowhere", asset, sheet]) {
      const [head, get] = [await ask(path, {}, "HEAD"), await ask(path)];
      expect([head.status, head.body.length], path).toEqual([get.status, 0]);
      for (const name of ["content-type", "etag", "cache-control", "location"])
        expect(head.headers[name], path).toBe(get.headers[name]);
      if (get.status !== 301) expect(head.headers["content-length"], path).toBe(String(get.body.length));
    }
  },

  "what has not changed is not sent again": async (ask) => {
    for (const path of ["/", asset, sheet]) {
      const { headers } = await ask(path);
      const etag = headers.etag ?? "";
      for (const [name, value] of [
        ["If-None-Match", etag],
        ["If-None-Match", `"other", ${etag}`],
        ["If-Modified-Since", headers["last-modified"] ?? ""],
      ] as const) {
        const again = await ask(path, { [name]: value });
        expect([again.status, again.body.length], `${path}, ${name}: ${value}`).toEqual([304, 0]);
        expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
        expect(again.headers.etag).toBe(etag);
      }
      expect((await ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
    }
    expect((await ask("/nowhere", { "If-None-Match": (await ask("/nowhere")).headers.etag ?? "" })).status).toBe(404);
  },

  "a part of a file can be asked for": async (ask) => {
    const whole = inDist(sheet);
    for (const [range, start, end] of [
      ["bytes=0-0", 0, 0],
      ["bytes=100-199", 100, 199],
      [`bytes=${whole.length - 5}-`, whole.length - 5, whole.length - 1],
      ["bytes=-10", whole.length - 10, whole.length - 1],
    ] as const) {
      const { status, headers, body } = await ask(sheet, { Range: range });
      expect(status, range).toBe(206);
      expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${whole.length}`);
      expect(body.equals(whole.subarray(start, end + 1)), range).toBe(true);
    }
    const beyond = await ask(sheet, { Range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${whole.length}`]);
    const changed = await ask(sheet, { Range: "bytes=0-9", "If-Range": '"other"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.length]);
    expect((await ask("/nowhere", { Range: "bytes=0-9" })).status).toBe(404);
  },

  "nothing can be posted": async (ask) => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers } = await ask("/", {}, method);
      expect([status, headers.allow], method).toEqual([405, "GET, HEAD"]);
    }
  },
};
