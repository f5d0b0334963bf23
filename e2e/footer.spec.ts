import { products } from "#content/products.ts";
import { company } from "../src/content/company.ts";
import { expect, open, openHydrated, stopClock, test } from "./test.ts";

test("footer lists products, quick links and social networks, and 'Find your FLARE' above it opens the planner", async ({
  page,
}) => {
  await open(page, "/products");
  const footer = page.getByRole("contentinfo");
  const links = (name: string) => footer.getByRole("navigation", { name }).getByRole("link");
  await expect(links("Products")).toHaveText([...products.map(({ model }) => model), "View All Products"]);
  await expect(links("Quick links")).toHaveText(["Home", "About", "Solutions", "Services & Support", "Contact"]);
  await expect(links("Follow")).toHaveText(company.social.map(({ network }) => network));
  await page.getByRole("link", { name: "Find your FLARE" }).click();
  await expect(page).toHaveURL("/#find-your-flare");
  await expect(page.getByRole("heading", { name: "Find your FLARE" })).toBeInViewport();
});

test("newsletter form rejects a missing or invalid email, and submits a valid one once and clears it", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/products");
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
  await email.press("Enter");
  const thanks = page.getByRole("listitem").filter({ hasText: "Thank you!" });
  await expect(thanks).toHaveCount(1);
  await expect(email).toHaveValue("");
  await email.press("Enter");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(thanks).toHaveCount(1);
  expect(noise.splice(0)).toEqual(["console log: Newsletter subscription: {email: asha@home.example}"]);
});

test("'Learn About Our Story' expands the story, and the copyright year comes from the visitor's clock", async ({
  page,
}) => {
  await stopClock(page, "2031-01-01T00:00:00Z");
  await openHydrated(page, "/");
  await expect(page.getByRole("contentinfo").getByText("© 2031 FLARE. Technology for everyone.")).toBeVisible();
  const story = page.getByText("FLARE is a New Delhi company");
  await expect(story).toBeHidden();
  await page.getByText("Learn About Our Story").click();
  await expect(story).toBeVisible();
  await expect(page).toHaveURL("/");
});
