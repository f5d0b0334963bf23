import type { ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { planNames } from "../../src/model/planner/plan.ts";
import { inputNames } from "../../src/model/string-check/names.ts";
import { canRun, type HostName, startHost } from "../../tools/hosts.ts";
import { readPolicy } from "../../tools/read-policy.ts";
import { expect, open, test } from "../test.ts";
import { hostileUrls, markup } from "./hostile-urls.ts";
import { type RawResponse, rawRequest } from "./raw-request.ts";

const COUNT = 2000;
const AT_ONCE = 20;
const basePort = Number(process.env.E2E_PORT ?? 3210);
const policy = readPolicy();

const contents = (file: string) => readFileSync(file).toString("latin1");
const notFound = contents(`dist${policy.notFound.other}`);
const notFoundPages = [notFound, ...policy.notFound.special.map(({ file }) => contents(`dist${file}`))];
const site = new Set(globSync("dist/**/*.*").map(contents));
const pages = new Set(Object.keys(policy.pages));

/** The body of a 400 response. Caddy rejects malformed URLs before it reads its configuration. */
const refusals: Record<HostName, string> = { "npm start": notFound, Caddy: "400 Bad Request", nginx: notFound };

/** Checks the URLs of pages, with any query, and those that redirect to a page. */
function problemWithKnown(url: string, { status, head, body }: RawResponse): string | undefined {
  const [path = ""] = url.split("?");
  const page = policy.pages[path];
  if (page && !(status === 200 && body.equals(readFileSync(`dist${page}`)))) return `${status} instead of the page`;
  const target = policy.redirects[path];
  if (target && locationOf(head).split("?")[0] !== target) return `redirects to ${locationOf(head)}`;
  return undefined;
}

const locationOf = (head: string) => /^location: (.*)$/im.exec(head)?.[1] ?? "";

function problem(host: HostName, url: string, response: RawResponse): string | undefined {
  const { status, head, body } = response;
  const text = body.toString("latin1");
  if (policy.refused.includes(status)) return text === refusals[host] ? undefined : `${status} with ${text}`;
  if (status === 200 && (!site.has(text) || notFoundPages.includes(text)))
    return "200 with a body that is no file of the site";
  if (status === 404 && !notFoundPages.includes(text)) return "404 without a not-found page";
  if (status === 301 && !pages.has(locationOf(head).split("?")[0] ?? "")) return `redirects to ${locationOf(head)}`;
  if (![200, 301, 404].includes(status)) return `status ${status}`;
  return problemWithKnown(url, response);
}

async function problems(host: HostName, port: number, urls: string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...urls];
  const work = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      const wrong = problem(host, url, await rawRequest(port, url));
      if (wrong) found.push(`${JSON.stringify(url.slice(0, 200))}: ${wrong.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

for (const [i, name] of (["npm start", "Caddy", "nginx"] satisfies HostName[]).entries()) {
  base.describe(`on ${name}`, () => {
    base.describe.configure({ mode: "default" });
    base.skip(!canRun[name], `${name} is not installed`);
    const port = basePort + 6 + i;
    let host: ChildProcess | undefined;
    base.beforeAll(async () => {
      host = await startHost(name, port);
    });
    base.afterAll(() => {
      host?.kill();
    });
    base(`${COUNT} hostile URLs get a page of the site, a not-found page or an error status`, async () => {
      const urls = hostileUrls(COUNT);
      expect(urls).toHaveLength(COUNT);
      expect(await problems(name, port, urls)).toEqual([]);
      // The host still serves the home page.
      expect((await rawRequest(port, "/")).body.equals(readFileSync("dist/index.html"))).toBe(true);
    });
    base("malformed URLs get an error status with our not-found page, where the host allows one", async () => {
      // Caddy accepts URLs of up to a megabyte.
      const long = name === "Caddy" ? [] : [`/${"a".repeat(20_000)}`];
      for (const url of ["nowhere", "/a b", "/a\u0000b", ...long]) {
        const { status, head, body } = await rawRequest(port, url);
        expect(policy.refused, url.slice(0, 20)).toContain(status);
        expect(body.toString("latin1") === refusals[name], `${url.slice(0, 20)}: ${body.subarray(0, 99)}`).toBe(true);
        if (name === "Caddy") continue;
        const headers = { ...policy.headers, ...policy.documentHeaders, "Content-Type": policy.types.html };
        for (const header of Object.entries(headers)) expect(head).toContain(header.join(": "));
      }
    });
  });
}

/** The query parameters that each page reads, the sections that read them, and a prefix of fragments that it opens. */
const targets = [
  { path: "/", names: ["quote", "figures", ...planNames], parts: ["#find-your-flare", "#contact"], hash: "#faq-" },
  { path: "/products", names: ["compare", "type"], parts: ["#main"], hash: "#" },
  { path: "/products/flare-62kw", names: ["compare", ...inputNames], parts: ["#string-check"], hash: "#string-check" },
];
const attacks = [...markup, "%", "%00%ff", "__proto__", "-1", "1e309", `fan-9_${"a-9,".repeat(150)}`];
const attackAt = (i: number) => attacks[i % attacks.length] ?? "";
/** Elements that exist only if markup from the URL was injected. */
const injected = "script:not([src], [type*=json]), [onerror], [href^=javascript], img[src=x]";

for (const { path, names, parts, hash } of targets) {
  for (const round of attacks.keys()) {
    test(`${path} ignores markup in its query and fragment, round ${round + 1}`, async ({ page }) => {
      page.on("dialog", (dialog) => {
        throw new Error(`a script ran: ${dialog.message()}`);
      });
      const query = names.map((name, i) => `${name}=${attackAt(i + round)}`).join("&");
      const response = await open(page, `${path}?${query}${hash}${attackAt(round)}`);
      expect(response?.status()).toBe(200);
      const [, title] = /<title[^>]*>([^<]+)/.exec((await response?.text()) ?? "") ?? [];
      for (const part of parts) {
        await page.locator(part).evaluate((element) => element.scrollIntoView());
        await expect(page.locator(`[data-hydrating]:has(${part})`)).toHaveCount(0);
      }
      expect(await page.title()).toBe(title);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator(injected)).toHaveCount(0);
      // Form fields may contain it as text, so only the rendered text is checked.
      await expect(page.locator("body")).not.toContainText("alert(1)", { useInnerText: true });
    });
  }
}

test("unknown URL with markup shows the not-found page without the markup", async ({ page, noise }) => {
  for (const attack of [...markup, "%", "%zz", "%c0%ae"]) {
    await open(page, `/${attack.replaceAll("/", "%2f")}`);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("alert");
    await expect(page.locator(injected), attack).toHaveCount(0);
  }
  expect(noise.every((line) => /404/.test(line))).toBe(true);
  noise.length = 0;
});
