import { footer as words } from "#content/footer.ts";
import { navigation } from "#content/navigation.ts";
import { newsletter } from "#content/newsletter.ts";
import { products } from "#content/products.ts";
import { solutions } from "#content/solutions.ts";
import { company } from "#facts/company.ts";
import { expect, open, openAndHydrate, stopClock, test } from "./test.ts";

test("footer lists products, links, social networks and the current year, and 'Find your FLARE' above it opens the planner", async ({
  page,
}) => {
  await stopClock(page, "2031-01-01T00:00:00Z");
  await open(page, "/products");
  const footer = page.getByRole("contentinfo");
  // The year comes from the visitor's clock.
  await expect(footer.getByText("© 2031 FLARE. Technology for everyone.")).toBeVisible();
  const links = (name: string) => footer.getByRole("navigation", { name }).getByRole("link");
  await expect(links(words.products)).toHaveText([...products.map(({ model }) => model), navigation.viewAll.label]);
  await expect(links(words.quickLinks.heading)).toHaveText(words.quickLinks.links.map(({ label }) => label));
  await expect(links(words.follow)).toHaveText(company.social.map(({ network }) => network));
  await page.getByRole("link", { name: solutions.finder }).click();
  await expect(page).toHaveURL("/#find-your-flare");
  await expect(page.getByRole("heading", { name: solutions.finder })).toBeInViewport();
});

test("newsletter form rejects a missing or invalid email, and submits a valid one once and clears it", async ({
  page,
  noise,
}) => {
  await openAndHydrate(page, "/products");
  const email = page.getByLabel(newsletter.label);
  const subscribe = page.getByRole("button", { name: "Subscribe" });
  await subscribe.click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(newsletter.problem);
  await email.fill("asha@");
  await subscribe.click();
  expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(noise).toEqual([]);
  await email.fill("asha@home.example");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await email.press("Enter");
  const thanks = page.getByRole("listitem").filter({ hasText: newsletter.thanks.title });
  await expect(thanks).toHaveCount(1);
  await expect(email).toHaveValue("");
  await email.press("Enter");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await expect(thanks).toHaveCount(1);
  await page.clock.runFor(1000);
  await email.press("Enter");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  expect(noise.splice(0)).toEqual(["console log: Newsletter subscription: {email: asha@home.example}"]);
});
