import type { Page } from "@playwright/test";
import { frame } from "#content/frame.ts";
import { hero } from "#content/hero.ts";
import { notices } from "#content/notices.ts";
import { offline } from "#content/offline.ts";
import { productsPage } from "#content/products-page.ts";
import { site } from "#content/site.ts";
import { offline as offlineInHindi } from "../.cache/content/hi/offline.ts";
import { routes } from "../src/routes.ts";
import { pagePaths } from "../src/site-map.ts";
import { pictureName, productOf } from "./catalogue.ts";
import { releaseWith } from "./releases.ts";
import { mainHeading, open, waitForFirstScreen, waitForHydration } from "./test.ts";
import { cachedPaths, expect, test, waitUntilCached, withoutPictureErrors } from "./test-server.ts";

test.use({ serviceWorkers: "allow" });

const catalogue = pagePaths().filter((path) => path.startsWith("/products"));

const hasStylesAndFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const [sheet] = document.styleSheets;
    return sheet !== undefined && sheet.cssRules.length > 0 && document.fonts.check("16px 'Anek Latin'");
  });

async function expectPicture(page: Page) {
  const picture = page.getByRole("img", { name: pictureName(productOf("flare-62kw")) }).first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test("page reached by a link whose pictures failed, all product pages and a product's picture open offline", async ({
  page,
  site,
  noise,
}) => {
  site.dropRequests(new RegExp(`^/pictures/(${hero.slides.map(({ picture }) => picture).join("|")})-`));
  await open(page, "/products");
  await waitUntilCached(page, "/products");
  expect(await cachedPaths(page)).not.toContain("/");
  await page.getByRole("link", { name: "ABOUT", exact: true }).click();
  await waitUntilCached(page, "/");
  await waitUntilCached(page, "/products/flare-62kw");
  await waitForHydration(page);
  site.goOffline();
  await page.reload();
  await waitForFirstScreen(page);
  await expect(mainHeading(page, "Technology for everyone")).toBeVisible();
  for (const path of ["/", ...catalogue]) {
    await open(page, `${path}?from=bookmark#main`);
    await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
    expect(await hasStylesAndFont(page), path).toBe(true);
    if (path === "/products/flare-62kw") await test.step("picture at 1280 px", () => expectPicture(page));
  }
  // The menu's links have the dot.
  await page.goto("/products/flare-6.2kw");
  await expect(page.locator("link[rel=canonical][href$='/products/flare-62kw']")).toBeAttached();
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/products/flare-62kw");
  await test.step("picture at 390 px", () => expectPicture(page));
  expect(withoutPictureErrors(noise)).toEqual([]);
  expect(noise.filter((line) => line.includes("packshot-62"))).toEqual([]);
  noise.length = 0;
});

async function expectOfflinePage(page: Page) {
  await expect(mainHeading(page, offline.heading)).toBeVisible();
  expect(await hasStylesAndFont(page)).toBe(true);
}

async function followWayToProducts(page: Page) {
  await page.getByRole("link", { name: offline.way.label }).click();
  await expect(mainHeading(page, productsPage.lineUp.heading)).toBeVisible();
}

test("cached page opens when the server does not respond, and the offline page instead of others until online", async ({
  page,
  site,
  noise,
}) => {
  await open(page, "/products");
  await waitUntilCached(page, "/products");
  await test.step("server does not respond", async () => {
    site.stopResponding();
    await page.goto("/products", { waitUntil: "commit" });
    await expect(mainHeading(page, productsPage.lineUp.heading)).toBeVisible();
    await waitForFirstScreen(page);
  });
  site.goOffline();
  await test.step("unknown page", async () => {
    await page.goto("/nowhere");
    await expectOfflinePage(page);
    await expect(page).toHaveURL("/nowhere");
    await followWayToProducts(page);
  });
  await test.step("link followed while the browser reports to be offline", async () => {
    await page.context().setOffline(true);
    await page.getByRole("contentinfo").locator("a[href='/#about']").click();
    await expectOfflinePage(page);
    await followWayToProducts(page);
    await page.context().setOffline(false);
  });
  await test.step("page that is not cached, and its reload once online", async () => {
    await open(page, "/");
    await expectOfflinePage(page);
    await expect(page).toHaveURL("/");
    site.goOnline();
    await page.getByRole("button", { name: notices.reload }).click();
    await expect(mainHeading(page, "Technology for everyone")).toBeVisible();
  });
  noise.length = 0;
});

test("service worker installed from a Hindi page precaches Hindi pages only", async ({ page, site, noise }) => {
  await open(page, "/hi/products");
  await waitUntilCached(page, "/hi/products");
  const pages = (await cachedPaths(page)).filter((url) => !/^\/(assets|pictures)\/|\./.test(url));
  expect(pages.toSorted()).toEqual(["/hi/offline", ...catalogue.map((path) => `/hi${path}`)].toSorted());
  site.goOffline();
  await page.goto("/hi");
  await expect(mainHeading(page, offlineInHindi.heading)).toBeVisible();
  await page.getByRole("link", { name: offlineInHindi.way.label, exact: true }).click();
  await expect(page).toHaveURL("/hi/products");
  await waitForFirstScreen(page);
  noise.length = 0;
});

test("service worker caches no queries, redirects, errors or data sheets, and writes the chosen theme into the HTML", async ({
  page,
  noise,
}) => {
  await open(page, "/products?compare=flare-42kw");
  await waitUntilCached(page, "/products");
  // From the second page on, the worker handles every request.
  await open(page, "/products?type=hybrid&note=private");
  for (const path of ["/nowhere?a=1", "/products/nope", "/products/flare-6.2kw?b=2"]) await open(page, path);
  await page.evaluate(async () => {
    await fetch("/data-sheets/FLARE-4.2KW-data-sheet.pdf");
    await fetch("/catalogue.json");
    await fetch("/products", { method: "POST", body: "words" });
    await fetch("/assets/gone-12345678.js");
  });
  const ours = /^\/(assets\/[\w.-]+|pictures\/[\w.-]+|favicon\.svg|site\.webmanifest|offline|\?theme)$/;
  const pages = (await cachedPaths(page)).filter((url) => !ours.test(url));
  expect(pages.toSorted()).toEqual(catalogue.toSorted());
  expect(await cachedPaths(page)).not.toContain("/assets/gone-12345678.js");
  noise.length = 0;
  await test.step("chosen theme is in the HTML until it is reset", () => expectThemeInHtml(page));
});

async function expectThemeInHtml(page: Page) {
  const root = async (path: string) => /<html[^>]*>/.exec((await (await open(page, path))?.text()) ?? "")?.[0];
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expect.poll(() => cachedPaths(page)).toContain("/?theme");
  for (const path of ["/products", "/products/flare-62kw", "/"])
    expect(await root(path)).toBe(`<html data-theme="dark" lang="${site.language}">`);
  await page.getByRole("button", { name: frame.theme.toLight }).click();
  await expect.poll(() => cachedPaths(page)).not.toContain("/?theme");
  expect(await root("/products")).toBe(`<html lang="${site.language}">`);

  // A theme that is reset while it is being stored does not stay in the cache.
  await page.evaluate(() => {
    const { put } = Cache.prototype;
    const released = new Promise((resolve) => addEventListener("release", resolve));
    Cache.prototype.put = async function (...entry) {
      await released;
      await put.apply(this, entry);
      performance.mark("stored");
    };
  });
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await page.getByRole("button", { name: frame.theme.toLight }).click();
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await page.waitForFunction(() => performance.getEntriesByName("stored").length > 0);
  await expect.poll(() => cachedPaths(page)).not.toContain("/?theme");
}

test("service worker precaches no other pages when Save-Data is set", async ({ page, site, noise }) => {
  const saving = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
  site.release(releaseWith("saving", (text, file) => (file.endsWith("service-worker.js") ? saving + text : text)));
  await open(page, "/products");
  await waitUntilCached(page, "/products");
  const pages = (await cachedPaths(page)).filter((url) => !/^\/(assets|pictures)\/|\./.test(url));
  expect(pages.toSorted()).toEqual([routes.offline.path, "/products"]);
  noise.length = 0;
});

test("service worker is registered by the only trusted-types policy, and no other can be created", async ({
  page,
  expectViolation,
  noise,
}) => {
  expectViolation("trusted-types", "require-trusted-types-for");
  await open(page, "/products");
  await waitUntilCached(page, "/products");
  const refused = await page.evaluate(() =>
    ["evil", "default", "service-worker"].filter((name) => {
      try {
        return !window.trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
      } catch {
        return true;
      }
    }),
  );
  expect(refused).toEqual(["evil", "default", "service-worker"]);
  const other = await page.evaluate(() => navigator.serviceWorker.register("/other.js").then(String, String));
  expect(other).toContain("TypeError");
  expect(noise.every((line) => /trusted|policy/i.test(line))).toBe(true);
  noise.length = 0;
});
