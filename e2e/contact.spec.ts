import type { Page } from "@playwright/test";
import { company } from "../src/content/company.ts";
import { countToasts, fill, form, isEnquiryLog, send, toast, validEnquiry } from "./contact-form.ts";
import { countPendingRequests } from "./pending-requests.ts";
import { expect, hydrated, openHydrated, stopClock, test } from "./test.ts";

test("contact form logs a valid message, shows a toast for 5000 ms, clears its fields and sends no request", async ({
  page,
  noise,
}) => {
  await stopClock(page);
  const logged: unknown[] = [];
  page.on("console", async (message) => {
    if (isEnquiryLog(message)) logged.push(await message.args()[1]?.jsonValue());
  });
  await openHydrated(page, "/");
  await fill(page, { ...validEnquiry, Phone: "+91 98765 43210" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.resourceType()}`));
  await send(page).click();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(toast(page)).toContainText("Thank you for contacting us. We'll get back to you soon.");
  await expect
    .poll(() => logged)
    .toEqual([{ name: "Asha", email: "asha@home.example", phone: "+91 98765 43210", message: "Two ACs in Dwarka." }]);
  for (const label of ["Name", "Email", "Phone", "Message"]) await expect(form(page).getByLabel(label)).toHaveValue("");
  expect(requests.filter((request) => !request.startsWith("GET script"))).toEqual([]);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test("contact form announces the confirmation to screen readers", async ({ page, noise }) => {
  await openHydrated(page, "/");
  await fill(page, validEnquiry);
  await send(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" }).first()).toBeAttached();
  noise.length = 0;
});

for (const [missing, problem] of [
  ["Name", "Tell us your name"],
  ["Email", "We need a whole address"],
  ["Message", "Write a line or two"],
] as const) {
  test(`contact form without ${missing} is not sent and shows the reason at the field`, async ({ page }) => {
    await openHydrated(page, "/");
    await fill(page, { ...validEnquiry, [missing]: "" });
    await send(page).click();
    const field = form(page).getByLabel(missing);
    await expect(field).toBeFocused();
    expect(await field.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    await field.fill(validEnquiry[missing]);
    await expect(field).not.toHaveAttribute("aria-invalid");
  });
}

test("contact form rejects blank fields, shows all errors at once and clears them when text is typed", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  await fill(page, { Name: " ", Email: "a@b.co", Message: " \n" });
  await send(page).click();
  const name = form(page).getByLabel("Name");
  const message = form(page).getByLabel("Message");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Tell us your name/);
  await expect(message).toHaveAccessibleDescription(/Write a line or two/);
  await expect(toast(page)).toBeHidden();
  await expect(name).toHaveValue(" ");
  await expect(message).toHaveValue(" \n");
  await name.press("Space");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.fill(" Asha ");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await message.fill("Roof.");
  await name.press("Enter");
  await expect(toast(page)).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test("contact form rejects a blank message restored by a reload, and accepts the quote that replaces it", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  await fill(page, { ...validEnquiry, Message: " " });
  await page.reload();
  await hydrated(page);
  await send(page).click();
  await expect(form(page).getByLabel("Message")).toHaveAccessibleDescription(/Write a line or two/);
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  const product = page.getByRole("region", { name: "FLARE 8.2KW", exact: true });
  await product.getByRole("link", { name: "Request Quote" }).click();
  await expect(form(page).getByLabel("Message")).toHaveValue(/8\.2KW/);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  noise.length = 0;
});

test("contact form rejects an invalid email and does not require a phone number", async ({ page }) => {
  await openHydrated(page, "/");
  await fill(page, { ...validEnquiry, Email: "asha@" });
  await send(page).click();
  const email = form(page).getByLabel("Email");
  expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
  await expect(form(page).getByLabel("Phone")).not.toHaveAttribute("required");
});

test("contact form keeps a draft across pages and reloads until it is sent", async ({ page, noise }) => {
  await openHydrated(page, "/");
  await fill(page, { Name: "Asha", Message: "Half a thought" });
  await page.getByRole("contentinfo").getByRole("link", { name: "View All Products" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(form(page).getByLabel("Message")).toHaveValue("Half a thought");
  await page.reload();
  await hydrated(page);
  await expect(form(page).getByLabel("Name")).toHaveValue("Asha");
  await fill(page, validEnquiry);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  for (const label of ["Name", "Email", "Message"]) await expect(form(page).getByLabel(label)).toHaveValue("");
  noise.length = 0;
});

test("contact form submits once on a double click and shows no error", async ({ page, noise }) => {
  await openHydrated(page, "/");
  await fill(page, validEnquiry);
  await send(page).dblclick();
  await expect(toast(page)).toHaveCount(1);
  expect(noise.splice(0)).toHaveLength(1);
  await expect(form(page).getByLabel("Name")).not.toHaveAttribute("aria-invalid");
});

for (const [way, press] of [
  ["twice in a field", (page: Page) => form(page).getByLabel("Email").press("Enter")],
  ["and held in a field", (page: Page) => page.keyboard.down("Enter")],
  ["twice on the button", (page: Page) => send(page).press("Enter")],
] as const) {
  test(`contact form submits once when Enter is pressed ${way}, and shows no error`, async ({ page, noise }) => {
    await openHydrated(page, "/");
    await fill(page, validEnquiry);
    const toasts = await countToasts(page);
    await form(page).getByLabel("Email").focus();
    await press(page);
    await expect.poll(toasts).toBe(1);
    await expect(form(page).getByLabel("Name")).toHaveValue("");
    await press(page);
    await press(page);
    await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
    expect(await toasts()).toBe(1);
    expect(noise.splice(0)).toHaveLength(1);
  });
}

test("contact form shows errors when it is sent again empty", async ({ page, noise }) => {
  await openHydrated(page, "/");
  await fill(page, validEnquiry);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await form(page).getByLabel("Phone").click();
  await send(page).click();
  await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription(/Tell us your name/);
  noise.length = 0;
});

test("contact form shows its confirmation offline", async ({ page, context, noise }) => {
  const pendingRequests = countPendingRequests(page);
  await openHydrated(page, "/");
  // Load the images further down before going offline.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const answer = page.waitForRequest(/\/assets\/toasts-/);
  await fill(page, validEnquiry);
  await page.evaluate(async (code) => void (await import(code)), (await answer).url());
  await expect.poll(pendingRequests).toBe(0);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test("contact section shows office, channels and business hours", async ({ page }) => {
  await openHydrated(page, "/");
  const contact = page.getByRole("region", { name: "Talk to a person in New Delhi." });
  await expect(contact.getByText("New Delhi, India")).toBeVisible();
  for (const { label, email, phone } of company.channels) {
    await expect(contact.getByText(label, { exact: true })).toBeVisible();
    await expect(contact.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(contact.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+91\d+$/);
  }
  for (const text of ["Monday to Friday", "9:00 AM - 6:00 PM", "Saturday", "10:00 AM - 4:00 PM", "Sunday"]) {
    await expect(contact.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(contact.getByRole("definition").filter({ hasText: "Closed" })).toBeVisible();
});

test.describe("from another time zone", () => {
  test.use({ timezoneId: "America/New_York" });
  test("opening hours follow India's clock", async ({ page }) => {
    await stopClock(page, "2026-11-16T12:29:30Z");
    await openHydrated(page, "/");
    await expect(page.getByText("Open until 6:00 PM")).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText("Opens tomorrow at 9:00 AM")).toBeVisible();
  });
});
