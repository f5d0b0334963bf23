import type { ChildProcess } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { Policy } from "../../deploy/policy.ts";
import { planNames } from "../../src/model/planner/plan.ts";
import { inputNames } from "../../src/model/string-check/names.ts";
import { canRun, type HostName, startHost } from "../../tools/hosts.ts";
import { expect, open, test } from "../test.ts";
import { hostileAddresses, markup } from "./hostile-addresses.ts";
import { type RawResponse, rawRequest } from "./raw-request.ts";

const COUNT = 2000;
const AT_ONCE = 20;
const basePort = Number(process.env.E2E_PORT ?? 3210);
const policy: Policy = JSON.parse(readFileSync("deploy/out/policy.json", "utf8"));

const contents = (file: string) => readFileSync(file).toString("latin1");
const notFound = contents(`dist${policy.notFound.other}`);
const missing = [notFound, contents(`dist${policy.notFound.product.file}`)];
const site = new Set(globSync("dist/**/*.*").map(contents));
const pages = new Set(Object.keys(policy.pages));

/** Caddy refuses what is no address before its configuration is asked, in words that can't be changed. */
const refusals: Record<HostName, string> = { "npm start": notFound, Caddy: "400 Bad Request", nginx: notFound };

/** A page's own address, whatever is asked of it, and the other spellings of it. */
function faultOfKnown(address: string, { status, head, body }: RawResponse): string | undefined {
  const [path = ""] = address.split("?");
  const page = policy.pages[path];
  if (page && !(status === 200 && body.equals(readFileSync(`dist${page}`)))) return `${status} instead of the page`;
  const target = policy.redirects[path];
  if (target && locationOf(head).split("?")[0] !== target) return `leads to ${locationOf(head)}`;
  return undefined;
}

const locationOf = (head: string) => /^location: (.*)$/im.exec(head)?.[1] ?? "";

function fault(host: HostName, address: string, answer: RawResponse): string | undefined {
  const { status, head, body } = answer;
  const text = body.toString("latin1");
  if (policy.refused.includes(status)) return text === refusals[host] ? undefined : `${status} with ${text}`;
  if (status === 200 && (!site.has(text) || missing.includes(text)))
    return "200 with something that is no file of the site";
  if (status === 404 && !missing.includes(text)) return "404 without its page";
  if (status === 301 && !pages.has(locationOf(head).split("?")[0] ?? "")) return `leads to ${locationOf(head)}`;
  if (![200, 301, 404].includes(status)) return `status ${status}`;
  return faultOfKnown(address, answer);
}

async function faults(host: HostName, port: number, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const wrong = fault(host, address, await rawRequest(port, address));
      if (wrong) found.push(`${JSON.stringify(address.slice(0, 200))}: ${wrong.slice(0, 200)}`);
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
    base(`${COUNT} hostile addresses get one of the right pages or are refused`, async () => {
      const addresses = hostileAddresses(COUNT);
      expect(addresses).toHaveLength(COUNT);
      expect(await faults(name, port, addresses)).toEqual([]);
      // And the host is still there.
      expect((await rawRequest(port, "/")).body.equals(readFileSync("dist/index.html"))).toBe(true);
    });
    base("what is no address is refused with a page of ours, as far as the host can be told", async () => {
      // Caddy reads a megabyte before it minds.
      const long = name === "Caddy" ? [] : [`/${"a".repeat(20_000)}`];
      for (const address of ["nowhere", "/a b", "/a\u0000b", ...long]) {
        const { status, head, body } = await rawRequest(port, address);
        expect(policy.refused, address.slice(0, 20)).toContain(status);
        expect(body.toString("latin1") === refusals[name], `${address.slice(0, 20)}: ${body.subarray(0, 99)}`).toBe(
          true,
        );
        if (name === "Caddy") continue;
        const headers = { ...policy.headers, ...policy.documentHeaders, "Content-Type": policy.types.html };
        for (const header of Object.entries(headers)) expect(head).toContain(header.join(": "));
      }
    });
  });
}

/** Whatever a page reads out of its address, where it does, and a fragment that it would open. */
const readers = [
  { path: "/", names: ["quote", "figures", ...planNames], parts: ["#find-your-flare", "#contact"], hash: "#faq-" },
  { path: "/products", names: ["compare", "type"], parts: ["#main"], hash: "#" },
  { path: "/products/flare-62kw", names: ["compare", ...inputNames], parts: ["#string-check"], hash: "#string-check" },
];
const attacks = [...markup, "%", "%00%ff", "__proto__", "-1", "1e309", `fan-9_${"a-9,".repeat(150)}`];
const attackAt = (i: number) => attacks[i % attacks.length] ?? "";
/** What no page of ours has. */
const injected = "script:not([src], [type*=json]), [onerror], [href^=javascript], img[src=x]";

for (const { path, names, parts, hash } of readers) {
  for (const round of attacks.keys()) {
    test(`${path} is itself, whatever its parameters and its fragment hold, round ${round + 1}`, async ({ page }) => {
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
      // In a field of a form it may stand, as the text it is.
      await expect(page.locator("body")).not.toContainText("alert(1)", { useInnerText: true });
    });
  }
}

test("an unknown address with markup is shown as not found, and its markup nowhere", async ({ page, noise }) => {
  for (const attack of [...markup, "%", "%zz", "%c0%ae"]) {
    await open(page, `/${attack.replaceAll("/", "%2f")}`);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("alert");
    await expect(page.locator(injected), attack).toHaveCount(0);
  }
  expect(noise.every((line) => /404/.test(line))).toBe(true);
  noise.length = 0;
});
