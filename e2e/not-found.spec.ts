import { notFound } from "#content/not-found.ts";
import { expect, open, test } from "./test.ts";

const failedLoad = "console error: Failed to load resource: the server responded with a status of 404 (Not Found)";

test("unknown paths and products have status 404 and their own not-found page", async ({ request }) => {
  for (const [path, heading] of [
    ["/nowhere", "Oops! Page not found"],
    ["/products/flare-42kw/extra", "Oops! Page not found"],
    ["/404", "Oops! Page not found"],
    ["/products/nope", "Product Not Found"],
    ["/products/FLARE-42KW", "Product Not Found"],
    ["/products/404", "Product Not Found"],
  ] as const) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    const html = await response.text();
    expect.soft(/<h1.*?<\/h1>/s.exec(html)?.[0].replaceAll(/<[^>]*>/g, ""), path).toBe(heading);
    expect.soft(html.match(/<h1|<title/g), path).toHaveLength(2);
    expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test("not-found page logs the path and links to home", async ({ page, noise }) => {
  const path = "/products/flare-42kw/extra";
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveTitle(notFound.title);
  expect(noise.splice(0)).toEqual([
    failedLoad,
    `console error: 404 Error: User attempted to access non-existent route: ${path}`,
  ]);
  await page.getByRole("link", { name: notFound.way.label }).click();
  await expect(page).toHaveURL("/");
});

test("product-not-found page logs nothing of its own and links to the product list", async ({ page, noise }) => {
  await open(page, "/products/nope");
  await expect(page.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeVisible();
  await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  expect(noise.splice(0)).toEqual([failedLoad]);
  await page.getByRole("link", { name: "Back to Products" }).click();
  await expect(page).toHaveURL("/products");
});
