import { expect, open, test } from "./test.ts";

const failedLoad = "console error: Failed to load resource: the server responded with a status of 404 (Not Found)";
const logged = (path: string) => `console error: 404 Error: User attempted to access non-existent route: ${path}`;

for (const path of ["/nowhere", "/products/flare-42kw/extra", "/404"]) {
  test(`${path} has status 404, shows the not-found page, logs the path and links to home`, async ({ page, noise }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle("Page not found");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(noise.splice(0)).toEqual([failedLoad, logged(path)]);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle(/^FLARE solar inverters/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
  });
}

for (const slug of ["nope", "FLARE-42KW", "404"]) {
  test(`unknown product ${slug} has status 404 and links to the product list`, async ({ page, noise }) => {
    const response = await open(page, `/products/${slug}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Product Not Found" })).toBeVisible();
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByText("The product you're looking for doesn't exist.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(noise.splice(0)).toEqual([failedLoad]);
    await page.getByRole("link", { name: "Back to Products" }).click();
    await expect(page).toHaveURL("/products");
  });
}
