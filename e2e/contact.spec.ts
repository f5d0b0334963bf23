import type { Locator } from "@playwright/test";
import { company } from "../src/content/company.ts";
import { contact } from "../src/content/contact.ts";
import { countToasts, fill, form, isEnquiryLog, send, toast, validEnquiry } from "./contact-form.ts";
import { loadAllImages } from "./full-page.ts";
import { countPendingRequests } from "./pending-requests.ts";
import { expect, hydrated, openHydrated, stopClock, test } from "./test.ts";

test("contact form logs a valid message, shows a toast for 5000 ms, clears its fields, confirms it in place and sends no request", async ({
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
  await expect(form(page).getByText(contact.sentNote)).toBeVisible();
  await fill(page, { Name: "Ravi" });
  await page.clock.runFor(50);
  await expect(form(page).getByText(contact.sentNote)).toBeHidden();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test("contact form is not sent with a missing, blank or invalid field, and shows the reason at the field", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  for (const [missing, problem] of [
    ["Name", "Tell us your name"],
    ["Email", "We need a whole address"],
    ["Message", "Write a line or two"],
  ] as const) {
    await fill(page, { ...validEnquiry, [missing]: "" });
    await send(page).click();
    const field = form(page).getByLabel(missing);
    await expect(field).toBeFocused();
    expect(await field.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
    await expect(field).toHaveAccessibleDescription(new RegExp(problem));
    await field.fill(validEnquiry[missing]);
    await expect(field).not.toHaveAttribute("aria-invalid");
  }
  const [name, email, message] = ["Name", "Email", "Message"].map((label) => form(page).getByLabel(label)) as [
    Locator,
    Locator,
    Locator,
  ];
  await email.fill("asha@");
  await send(page).click();
  expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
  await fill(page, { Name: " ", Email: "a@b.co", Message: " \n" });
  await send(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Tell us your name/);
  await expect(message).toHaveAccessibleDescription(/Write a line or two/);
  await expect(toast(page)).toBeHidden();
  await expect(name).toHaveValue(" ");
  await expect(message).toHaveValue(" \n");
  await name.press("Space");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.press("Enter");
  await expect(form(page).getByRole("alert")).toHaveText(contact.fields.name.problem ?? "");
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

test("contact form submits once when it is submitted repeatedly, and announces the confirmation", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  const toasts = await countToasts(page);
  const email = form(page).getByLabel("Email");
  const ways: [name: string, submit: () => Promise<void>][] = [
    ["Enter pressed twice in a field", () => email.press("Enter")],
    ["Enter held in a field", () => page.keyboard.down("Enter")],
    ["Enter pressed twice on the button", () => send(page).press("Enter")],
    ["double click", () => send(page).dblclick()],
  ];
  for (const [i, [name, submit]] of ways.entries())
    await test.step(name, async () => {
      await fill(page, validEnquiry);
      await email.focus();
      await submit();
      await expect.poll(toasts).toBe(i + 1);
      await expect(form(page).getByLabel("Name")).toHaveValue("");
      await submit();
      await submit();
      await page.keyboard.up("Enter");
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
      expect(await toasts()).toBe(i + 1);
      expect(noise.splice(0)).toHaveLength(1);
    });
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" }).first()).toBeAttached();
  await form(page).getByLabel("Phone").click();
  await send(page).click();
  await expect(form(page).getByLabel("Name")).toHaveAccessibleDescription(/Tell us your name/);
});

test("contact form shows its confirmation offline", async ({ page, context, noise }) => {
  const pendingRequests = countPendingRequests(page);
  await openHydrated(page, "/");
  // No lazy picture is left to load offline.
  await loadAllImages(page);
  // The form loads the code of its confirmation when it is filled in.
  const code = page.waitForResponse((response) => response.request().resourceType() === "script");
  await fill(page, validEnquiry);
  await (await code).finished();
  await expect.poll(pendingRequests).toBe(0);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test.describe("in time zone America/New_York", () => {
  test.use({ timezoneId: "America/New_York" });

  // Monday 9:00 AM in New Delhi is Sunday night in New York.
  test("contact section shows office, channels and hours, which change on the minute by India's clock", async ({
    page,
  }) => {
    await stopClock(page, "2026-11-14T10:29:00Z");
    await openHydrated(page, "/#contact");
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
    await expect(page.getByText("Open until 4:00 PM", { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText("Opens Monday at 9:00 AM", { exact: true })).toBeVisible();
    await page.clock.fastForward("40:59:00");
    await expect(page.getByText("Opens at 9:00 AM", { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText("Open until 6:00 PM", { exact: true })).toBeVisible();
  });
});
