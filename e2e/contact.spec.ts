import { contact } from "#content/contact.ts";
import { company } from "#facts/company.ts";
import { countToasts, field, fill, form, isEnquiryLog, send, toast, validEnquiry } from "./contact-form.ts";
import { loadAllImages } from "./full-page.ts";
import { countPendingRequests } from "./pending-requests.ts";
import { expect, hydrated, openHydrated, stopClock, test } from "./test.ts";

const { hours } = contact;
const problem = (name: keyof typeof contact.fields) => contact.fields[name].problem ?? "";

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
  await fill(page, { ...validEnquiry, phone: "+91 98765 43210" });
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
  for (const name of ["name", "email", "phone", "message"] as const) await expect(field(page, name)).toHaveValue("");
  expect(requests.filter((request) => !request.startsWith("GET script"))).toEqual([]);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
  await expect(form(page).getByText(contact.sentNote)).toBeVisible();
  await fill(page, { name: "Ravi" });
  await page.clock.runFor(50);
  await expect(form(page).getByText(contact.sentNote)).toBeHidden();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
});

test("contact form is not sent with a missing, blank or invalid field, and shows the reason at the field", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  for (const missing of ["name", "email", "message"] as const) {
    await fill(page, { ...validEnquiry, [missing]: "" });
    await send(page).click();
    const control = field(page, missing);
    await expect(control).toBeFocused();
    expect(await control.evaluate((element: HTMLInputElement) => element.validity.valueMissing)).toBe(true);
    await expect(control).toHaveAccessibleDescription(problem(missing));
    await control.fill(validEnquiry[missing]);
    await expect(control).not.toHaveAttribute("aria-invalid");
  }
  const name = field(page, "name");
  const email = field(page, "email");
  const message = field(page, "message");
  await email.fill("asha@");
  await send(page).click();
  expect(await email.evaluate((element: HTMLInputElement) => element.validity.typeMismatch)).toBe(true);
  await fill(page, { name: " ", email: "a@b.co", message: " \n" });
  await send(page).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(problem("name"));
  await expect(message).toHaveAccessibleDescription(problem("message"));
  await expect(toast(page)).toBeHidden();
  await expect(name).toHaveValue(" ");
  await expect(message).toHaveValue(" \n");
  await name.press("Space");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await name.press("Enter");
  await expect(form(page).getByRole("alert")).toHaveText(problem("name"));
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
  await fill(page, { ...validEnquiry, message: " " });
  await page.reload();
  await hydrated(page);
  await send(page).click();
  await expect(field(page, "message")).toHaveAccessibleDescription(problem("message"));
  await page.getByRole("contentinfo").getByRole("link", { name: "FLARE 8.2KW" }).click();
  const product = page.getByRole("region", { name: "FLARE 8.2KW", exact: true });
  await product.getByRole("link", { name: "Request Quote" }).click();
  await expect(field(page, "message")).toHaveValue(/8\.2KW/);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  noise.length = 0;
});

test("contact form keeps a draft across pages and reloads until it is sent", async ({ page, noise }) => {
  await openHydrated(page, "/");
  await fill(page, { name: "Asha", message: "Half a thought" });
  await page.getByRole("contentinfo").getByRole("link", { name: "View All Products" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(field(page, "message")).toHaveValue("Half a thought");
  await page.reload();
  await hydrated(page);
  await expect(field(page, "name")).toHaveValue("Asha");
  await fill(page, validEnquiry);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  for (const name of ["name", "email", "message"] as const) await expect(field(page, name)).toHaveValue("");
  noise.length = 0;
});

test("contact form submits once when it is submitted repeatedly, and announces the confirmation", async ({
  page,
  noise,
}) => {
  await openHydrated(page, "/");
  const toasts = await countToasts(page);
  const email = field(page, "email");
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
      await expect(field(page, "name")).toHaveValue("");
      await submit();
      await submit();
      await page.keyboard.up("Enter");
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
      expect(await toasts()).toBe(i + 1);
      expect(noise.splice(0)).toHaveLength(1);
    });
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" }).first()).toBeAttached();
  await field(page, "phone").click();
  await send(page).click();
  await expect(field(page, "name")).toHaveAccessibleDescription(problem("name"));
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
    const section = page.getByRole("region", { name: contact.heading });
    await expect(section.getByText("New Delhi, India")).toBeVisible();
    for (const [name, { email, phone }] of Object.entries(company.channels)) {
      const label = contact.channels[name as keyof typeof contact.channels];
      await expect(section.getByText(label, { exact: true })).toBeVisible();
      await expect(section.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
      await expect(section.getByRole("link", { name: phone })).toHaveAttribute("href", /^tel:\+91\d+$/);
    }
    for (const text of ["Monday to Friday", "9:00 AM - 6:00 PM", "Saturday", "10:00 AM - 4:00 PM", "Sunday"]) {
      await expect(section.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(section.getByRole("definition").filter({ hasText: hours.closed })).toBeVisible();
    await expect(page.getByText(hours.openUntil({ time: "4:00 PM" }), { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText(hours.opensOn({ day: "Monday", time: "9:00 AM" }), { exact: true })).toBeVisible();
    await page.clock.fastForward("40:59:00");
    await expect(page.getByText(hours.opensToday({ time: "9:00 AM" }), { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByText(hours.openUntil({ time: "6:00 PM" }), { exact: true })).toBeVisible();
  });
});
