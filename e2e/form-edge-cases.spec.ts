import { frame } from "#content/frame.ts";
import { another, field, fill, send, toast } from "./contact-form.ts";
import { expect, open, openAndHydrate, test } from "./test.ts";

const sender = { name: "Asha", email: "asha@home.example" };

test("two tabs have separate drafts, and sending one leaves the other", async ({ page, context, noise }) => {
  await open(page, "/#contact");
  await fill(page, { ...sender, message: "The house." });
  const other = await context.newPage();
  await open(other, "/#contact");
  await expect(field(other, "message")).toHaveValue("");
  await fill(other, { name: "Ravi", message: "The shop." });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(toast(other)).toBeHidden();
  await other.reload();
  await expect(field(other, "message")).toHaveValue("The shop.");
  noise.length = 0;
});

test("navigation, theme switch and contact form work when storage is blocked", async ({ page, noise }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
  await openAndHydrate(page, "/products");
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "FLARE 6.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await footer.locator("a[href='/#contact']").click();
  await fill(page, { ...sender, message: "Private mode." });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await another(page).click();
  await expect(field(page, "message")).toHaveValue("");
  expect(noise.splice(0)).toEqual([expect.stringMatching(/^console log: Contact form submission:/)]);
});
