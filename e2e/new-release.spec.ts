import { contact } from "#content/contact.ts";
import { frame } from "#content/frame.ts";
import { newsletter } from "#content/newsletter.ts";
import { productsPage } from "#content/products-page.ts";
import { laterRelease } from "./releases.ts";
import { mainHeading, openAndHydrate, waitForHydration } from "./test.ts";
import { expect, test } from "./test-server.ts";

test("page opened before a new release navigates to the new release and keeps its form draft", async ({
  page,
  site,
  noise,
}) => {
  await openAndHydrate(page, "/#contact");
  const message = page.getByRole("form", { name: contact.section }).getByLabel(contact.fields.message.label);
  await message.fill("Two ACs in Dwarka.");
  site.release(laterRelease());
  await page.getByRole("contentinfo").getByRole("link", { name: "View All Products" }).click();
  await expect(mainHeading(page, productsPage.lineUp.heading)).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("contentinfo").locator("a[href='/#contact']").click();
  await expect(message).toHaveValue("Two ACs in Dwarka.");
  // The copy of the site that serves as the new release has no pictures.
  noise.length = 0;
});

test("newsletter form shows a fallback confirmation when the toast chunk fails to load", async ({ page, noise }) => {
  await openAndHydrate(page, "/products");
  // From now on only the code of the toasts is missing, which alone can be swiped.
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const isToasts = (await response.text()).includes("swipeDirection");
    return isToasts ? route.fulfill({ status: 404, body: "gone" }) : route.fulfill({ response });
  });
  await page.getByLabel(newsletter.label).fill("asha@home.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const answer = page.getByRole("status").filter({ hasText: newsletter.thanks.title });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(mainHeading(page, productsPage.lineUp.heading)).toBeVisible();
  await answer.getByRole("button", { name: frame.toast.close }).click();
  await expect(answer).toHaveCount(0);
  await page.clock.install();
  await page.getByLabel(newsletter.label).fill("asha@home.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(answer).toBeVisible();
  await page.clock.runFor(5000);
  await expect(answer).toHaveCount(0);
  // The error boundary handles the failed import; no page error is reported.
  expect(noise.filter((line) => line.startsWith("error:"))).toEqual([]);
  noise.length = 0;
});

test("newsletter form keeps the email and says that nothing was sent when the code that sends fails to load", async ({
  page,
  noise,
}) => {
  await openAndHydrate(page, "/products");
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  const email = page.getByLabel(newsletter.label);
  await email.fill("asha@home.example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("alert").filter({ hasText: newsletter.notSent.title })).toBeVisible();
  await expect(email).toHaveValue("asha@home.example");
  noise.length = 0;
});
