import { company } from "../src/content/company.ts";
import { products } from "../src/content/products/index.ts";
import { expect, open, openWhole, stopClock, test } from "./test.ts";

test("products, quick links and social icons", async ({ page }) => {
  await open(page, "/products");
  const footer = page.getByRole("contentinfo");
  const links = (name: string) => footer.getByRole("navigation", { name }).getByRole("link");
  await expect(links("Products")).toHaveText([...products.map(({ model }) => model), "View All Products"]);
  await expect(links("Quick links")).toHaveText(["Home", "About", "Solutions", "Services & Support", "Contact"]);
  await expect(links("Follow")).toHaveText(company.social.map(({ network }) => network));
});

test("the newsletter asks for an email, logs a valid one, thanks and clears", async ({ page, noise }) => {
  await openWhole(page, "/products");
  const email = page.getByLabel("Email for the newsletter");
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  await subscribe.click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/We need a whole address/);
  await email.fill("asha@");
  await subscribe.click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(noise).toEqual([]);
  await email.fill("asha@home.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await subscribe.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Thank you!" })).toBeVisible();
  await expect(email).toHaveValue("");
  expect(noise.splice(0)).toEqual(["console log: Newsletter subscription: {email: asha@home.example}"]);
});

test("a second Enter in the newsletter's box thanks no second time and complains about nothing", async ({
  page,
  noise,
}) => {
  await openWhole(page, "/products");
  const email = page.getByLabel("Email for the newsletter");
  await email.fill("asha@home.example");
  await email.press("Enter");
  const thanks = page.getByRole("listitem").filter({ hasText: "Thank you!" });
  await expect(thanks).toHaveCount(1);
  await expect(email).toHaveValue("");
  await email.press("Enter");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(thanks).toHaveCount(1);
  expect(noise.splice(0)).toHaveLength(1);
});

test("the copyright year is the visitor's, however old the build", async ({ page }) => {
  await stopClock(page, "2031-01-01T00:00:00Z");
  await openWhole(page, "/");
  await expect(page.getByRole("contentinfo").getByText("© 2031 FLARE. Technology for everyone.")).toBeVisible();
});

test("the story opens in place", async ({ page }) => {
  await open(page, "/");
  const story = page.getByText("FLARE is a New Delhi company");
  await expect(story).toBeHidden();
  await page.getByText("Learn About Our Story").click();
  await expect(story).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the card for the undecided leads to the planner", async ({ page }) => {
  await open(page, "/products");
  await page.getByRole("link", { name: "Find your FLARE" }).click();
  await expect(page).toHaveURL("/#find-your-flare");
  await expect(page.getByRole("heading", { name: "Find your FLARE" })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the newsletter has an address in the place of its form", async ({ page }) => {
    await page.goto("/products");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByLabel("Email for the newsletter")).toBeHidden();
    await expect(footer.getByRole("link", { name: company.channels[0]?.email })).toBeVisible();
  });
});
