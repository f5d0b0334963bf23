import type { Page } from "@playwright/test";
import { frame } from "#content/frame.ts";
import { countToasts, field, fill, form, isEnquiryLog, send, toast } from "./contact-form.ts";
import { expect, open, openHydrated, test } from "./test.ts";

const sender = { name: "Asha", email: "asha@home.example" };

/** Sends the form and returns the enquiry that was logged. */
async function loggedEnquiry(page: Page): Promise<unknown> {
  const entry = page.waitForEvent("console", isEnquiryLog);
  await send(page).click();
  const [, enquiry] = (await entry).args();
  await expect(field(page, "message")).toHaveValue("");
  return enquiry?.jsonValue();
}

test("contact form logs right-to-left text, emoji, control characters, markup and a megabyte of text unchanged", async ({
  page,
  noise,
}) => {
  await open(page, "/#contact");
  const toasts = await countToasts(page);
  for (const message of [
    "مرحبا، أريد عرض سعر \u202eلبيتي\u202c في دلهي",
    "👩🏽‍🔧☀️🏠 𝔉𝔩𝔞𝔯𝔢 e\u0301\u0000\ufeff\u2028",
    `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}%s%o`,
  ]) {
    await fill(page, { ...sender, message: message });
    expect(await loggedEnquiry(page)).toEqual({ name: "Asha", email: "asha@home.example", phone: "", message });
  }
  await expect.poll(toasts).toBe(3);
  const log = expect.stringMatching(/^console log: Contact form submission:/);
  expect(noise.splice(0)).toEqual([log, log, log]);

  await fill(page, sender);
  const message = "Roof. ".repeat(175_000);
  // Set in one step, like a paste: typing a megabyte would take a minute.
  await form(page)
    .getByLabel("Message")
    .evaluate((field: HTMLTextAreaElement, text) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, message);
  const draft = await page.evaluate(() => sessionStorage.getItem("flare:enquiry"));
  expect(draft?.includes(message)).toBe(true);
  const enquiry = await loggedEnquiry(page);
  expect((enquiry as { message: string }).message === message).toBe(true);
  await expect.poll(toasts).toBe(4);
  noise.length = 0;
});

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
  await openHydrated(page, "/products");
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "FLARE 6.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/products");
  await footer.getByRole("link", { name: "Contact" }).click();
  await fill(page, { ...sender, message: "Private mode." });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expect(field(page, "message")).toHaveValue("");
  expect(noise.splice(0)).toEqual([expect.stringMatching(/^console log: Contact form submission:/)]);
});
