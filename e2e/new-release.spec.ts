import type { Page } from "@playwright/test";
import { expect, type Site, test } from "./own-site.ts";
import { laterRelease } from "./releases.ts";
import { alive, open, openWhole, wake } from "./test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const broken = (page: Page) => heading(page, "Unexpected Application Error!");
const products = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "View All Products" });
const productsChunk = /\/assets\/products-[\w-]+\.js/;

/** Every document that the page asks for from now on. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test("a page open since before a new release gets there by one reload, and what was written is kept", async ({
  page,
  site,
  noise,
}) => {
  await open(page, "/#contact");
  await wake(page);
  const message = page.getByRole("form", { name: "Contact" }).getByLabel("Message");
  await message.fill("Two ACs in Dwarka.");
  site.release(laterRelease());
  const asked = documents(page);
  await products(page).click();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  await expect(page).toHaveURL("/products");
  expect(asked).toEqual(["/products"]);
  noise.length = 0;

  // Now of the new release, it goes on without another.
  await alive(page);
  await wake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(message).toHaveValue("Two ACs in Dwarka.");
  expect(asked).toEqual(["/products"]);
  noise.length = 0;
});

test("a part that stays missing costs one reload, then the error screen stands, with a way on", async ({
  page,
  noise,
}) => {
  await page.route(productsChunk, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "gone" }));
  await open(page, "/");
  const asked = documents(page);
  await products(page).click();
  await expect(broken(page)).toBeVisible();
  // A loop would be through its first rounds by the time that nothing more is asked for.
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["/products"]);

  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(broken(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["/products", "/products"]);

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(heading(page, "Technology for everyone")).toBeVisible();
  noise.length = 0;
});

/** Loses the network on the home page, and then follows the link to the products. */
async function followUnplugged(page: Page, site: Site) {
  await openWhole(page, "/");
  site.unplug();
  const asked = documents(page);
  await products(page).click();
  await expect(broken(page)).toBeVisible();
  return asked;
}

test("where the site does not answer, nothing is reloaded: that would end on the browser's own page", async ({
  page,
  site,
  noise,
}) => {
  expect(await followUnplugged(page, site)).toEqual([]);
  noise.length = 0;
});

test("once the site answers again, a link to the page that could not be had fetches it", async ({
  page,
  site,
  noise,
}) => {
  await followUnplugged(page, site);
  await expect(page).toHaveURL("/products");
  site.plugIn();
  await products(page).click();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  noise.length = 0;
});

test("so it does for a place within that page, after a new release too", async ({ page, site, noise }) => {
  await openWhole(page, "/products");
  site.unplug();
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About" });
  await about.click();
  await expect(broken(page)).toBeVisible();
  await expect(page).toHaveURL("/#about");
  site.release(laterRelease());
  const asked = documents(page);
  await about.click();
  await expect(heading(page, "Technology for everyone")).toBeVisible();
  await expect(page).toHaveURL("/#about");
  expect(asked).toEqual(["/"]);
  noise.length = 0;
});

test("a part further down that is missing can still be read, and nobody is interrupted", async ({ page, noise }) => {
  await page.route(/\/assets\/services-[\w-]+\.js/, (route) => route.abort());
  await open(page, "/#contact");
  const message = page.getByRole("form", { name: "Contact" }).getByLabel("Message");
  await message.fill("A shop in Rohini.");
  const asked = documents(page);
  await page.locator("#services").scrollIntoViewIfNeeded();
  await expect.poll(() => noise.join()).toContain("/assets/services-");
  await expect(page.locator("#services")).toContainText(/.{600}/s, { useInnerText: true });
  await expect(message).toHaveValue("A shop in Rohini.");
  expect(asked).toEqual([]);
  noise.length = 0;
});

test("reached by a link, a page of which a part is missing comes as the build wrote it", async ({ page, noise }) => {
  await page.route(/\/assets\/services-[\w-]+\.js/, (route) => route.abort());
  await open(page, "/products");
  const asked = documents(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Services & Support" }).click();
  await expect(page.locator("#services")).toContainText(/.{600}/s, { useInnerText: true });
  expect(asked).toEqual(["/"]);
  noise.length = 0;
});

test("so does one that is come back to", async ({ page, noise }) => {
  await page.route(/\/assets\/services-[\w-]+\.js/, (route) => route.abort());
  await open(page, "/");
  await products(page).click();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  const asked = documents(page);
  await page.goBack();
  await expect(page.locator("#services")).toContainText(/.{600}/s, { useInnerText: true });
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["/"]);
  noise.length = 0;
});

test("a message is answered though the code of the answer is gone, and the page stays", async ({ page, noise }) => {
  await page.route(/\/assets\/toasts-[\w-]+\.js/, (route) => route.fulfill({ status: 404, body: "gone" }));
  await openWhole(page, "/products");
  await page.getByLabel("Email for the newsletter").fill("asha@home.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const answer = page.getByRole("status").filter({ hasText: "Thank you!" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(heading(page, "One range, five sizes")).toBeVisible();
  await answer.getByRole("button", { name: "Close" }).click();
  await expect(answer).toHaveCount(0);
  // Nobody but the boundary has to hear of it.
  expect(noise.filter((line) => line.startsWith("error:"))).toEqual([]);
  noise.length = 0;
});
