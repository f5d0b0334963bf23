import { createHash } from "node:crypto";
import { pagePaths } from "../src/site-map.ts";
import { expect, open, openHydrated, test } from "./test.ts";

for (const path of pagePaths()) {
  test.describe(path, () => {
    test("loads without console messages and has one h1 and no skipped heading level", async ({ page }) => {
      const response = await open(page, path);
      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      const levels = await page
        .locator("h1,h2,h3,h4")
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? level)).toBeLessThanOrEqual(1);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
    });

    test("has no inline script, no style attribute, and only the styles that its CSP hash allows", async ({
      request,
    }) => {
      const response = await request.get(path);
      const html = await response.text();
      // Scripts with a JSON type are data and never run.
      const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
      expect(inline.filter((tag) => !/^<script type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
      expect(html.match(/\sstyle="/g)).toBeNull();
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
      const hashes = styles.map((text) => createHash("sha256").update(text).digest("base64"));
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(response.headers()["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hashes.join()}';`);
    });
  });
}

/** Elements and pseudo-elements with a transition or an animation. */
const animated = () =>
  [...document.querySelectorAll("*")].flatMap((element) =>
    ["", "::before", "::after"].flatMap((pseudo) => {
      const { transitionDuration, transitionDelay, animationDuration } = getComputedStyle(element, pseudo);
      const times = `${transitionDuration}, ${transitionDelay}, ${animationDuration}`;
      return /[1-9]/.test(times) ? [`${element.tagName}.${element.getAttribute("class")}${pseudo}: ${times}`] : [];
    }),
  );

for (const path of ["/", "/products", "/products/flare-62kw", "/nope"]) {
  test(`${path} has no transitions or animations when reduced motion is set`, async ({ page, noise }) => {
    await openHydrated(page, path);
    expect((await page.evaluate(animated)).length).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await page.evaluate(animated)).toEqual([]);
    noise.length = 0;
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of pagePaths()) {
    test(`${path} shows its text and no control that needs JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo").getByRole("link", { name: "FLARE 5.0KW Hybrid" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/.{600}/s, { useInnerText: true });
      await expect(page.getByRole("button").or(page.getByRole("tab")).or(page.getByRole("radio"))).toHaveCount(0);
      await expect(page.getByRole("textbox")).toHaveCount(0);
    });
  }
});
