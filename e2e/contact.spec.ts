import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { productActions } from "#content/product-actions.ts";
import { company } from "#facts/company.ts";
import {
  another,
  confirmation,
  countToasts,
  field,
  fill,
  form,
  isEnquiryLog,
  send,
  toast,
  validEnquiry,
} from "./contact-form.ts";
import { loadFullPage } from "./full-page.ts";
import { countPendingRequests } from "./pending-requests.ts";
import { sized } from "./planner.ts";
import { expect, openAndHydrate, stopClock, test, waitForFirstScreen } from "./test.ts";

const { hours } = contact;
const sender = { name: "Asha", email: "asha@home.example" };
const problem = (name: keyof typeof contact.fields) => contact.fields[name].problem ?? "";

async function expectSentOnce(page: Page, noise: string[]) {
  const logged: unknown[] = [];
  page.on("console", async (message) => {
    if (isEnquiryLog(message)) logged.push(await message.args()[1]?.jsonValue());
  });
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
  await expect(form(page)).toBeHidden();
  await expect(confirmation(page)).toBeFocused();
  expect(requests.filter((request) => !request.startsWith("GET script"))).toEqual([]);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
  await expect(confirmation(page)).toBeVisible();
  await another(page).click();
  await expect(confirmation(page)).toBeHidden();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email", "phone", "message"] as const) await expect(field(page, name)).toHaveValue("");
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
}

async function expectHours(page: Page) {
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
}

test.describe("in time zone America/New_York", () => {
  test.use({ timezoneId: "America/New_York" });

  // Monday 9:00 AM in New Delhi is Sunday night in New York.
  test("contact section shows channels and India's hours, and its form logs a valid message and sends no request", async ({
    page,
    noise,
  }) => {
    await stopClock(page, "2026-11-14T10:29:00Z");
    await openAndHydrate(page, "/#contact");
    await test.step("office, channels and hours, which change on the minute by India's clock", () => expectHours(page));
    await test.step("valid message is logged, confirmed by a toast for 5000 ms and in place, and cleared", () =>
      expectSentOnce(page, noise));
  });
});

async function expectReasons(page: Page, noise: string[]) {
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
}

async function expectOneSubmission(page: Page, noise: string[]) {
  const toasts = await countToasts(page);
  const email = field(page, "email");
  const ways: [name: string, submit: () => Promise<void>][] = [
    ["Enter pressed twice in a field", () => email.press("Enter")],
    ["Enter held in a field", () => email.focus().then(() => page.keyboard.down("Enter"))],
    ["Enter pressed twice on the button", () => send(page).press("Enter")],
    ["double click", () => send(page).dblclick()],
  ];
  for (const [i, [name, submit]] of ways.entries())
    await test.step(name, async () => {
      await fill(page, validEnquiry);
      await submit();
      await page.keyboard.down("Enter");
      await expect.poll(toasts).toBe(i + 1);
      await expect(confirmation(page)).toBeFocused();
      await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
      await another(page).press("Enter");
      await expect(field(page, "name")).toHaveValue("");
      await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
      expect(await toasts()).toBe(i + 1);
      expect(noise.splice(0)).toHaveLength(1);
    });
  await expect(page.getByRole("status").filter({ hasText: "Message Sent!" }).first()).toBeAttached();
  await field(page, "phone").click();
  await send(page).click();
  await expect(field(page, "name")).toHaveAccessibleDescription(problem("name"));
}

/** 'Request Quote' in the planner clears the error. */
async function expectQuoteRemovesError(page: Page) {
  await send(page).click();
  const message = field(page, "message");
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await page.locator("#find-your-flare").getByRole("link", { name: productActions.quote }).click();
  await expect(message).toHaveValue(new RegExp(`^${contact.quote.forModel(sized())}`));
  await expect(message).not.toHaveAttribute("aria-invalid");
}

test("contact form shows the reason at a missing, blank or invalid field, and submits once when submitted repeatedly", async ({
  page,
  noise,
}) => {
  await openAndHydrate(page, "/?quote=flare-99kw");
  await expect(field(page, "message"), "unknown model").toHaveValue("");
  await test.step("form is not sent with a missing, blank or invalid field", () => expectReasons(page, noise));
  await page.reload();
  await waitForFirstScreen(page);
  await test.step("form is submitted once, and announces the confirmation", () => expectOneSubmission(page, noise));
  await test.step("'Request Quote' removes the error of an empty message", () => expectQuoteRemovesError(page));
});

/** Sends the form and returns the enquiry that was logged. */
async function loggedEnquiry(page: Page): Promise<unknown> {
  const entry = page.waitForEvent("console", isEnquiryLog);
  await send(page).click();
  const [, enquiry] = (await entry).args();
  await another(page).click();
  await expect(field(page, "message")).toHaveValue("");
  return enquiry?.jsonValue();
}

async function expectUnchanged(page: Page, noise: string[], toasts: () => Promise<number>) {
  const before = await toasts();
  for (const message of [
    "مرحبا، أريد عرض سعر \u202eلبيتي\u202c في دلهي",
    "👩🏽‍🔧☀️🏠 𝔉𝔩𝔞𝔯𝔢 e\u0301\u0000\ufeff\u2028",
    `</textarea><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}%s%o`,
  ]) {
    await fill(page, { ...sender, message: message });
    expect(await loggedEnquiry(page)).toEqual({ name: "Asha", email: "asha@home.example", phone: "", message });
  }
  await expect.poll(toasts).toBe(before + 3);
  const log = expect.stringMatching(/^console log: Contact form submission:/);
  expect(noise.splice(0)).toEqual([log, log, log]);

  await fill(page, sender);
  const message = "Roof. ".repeat(175_000);
  // Set in one step, like a paste: typing a megabyte would take a minute.
  await field(page, "message").evaluate((area: HTMLTextAreaElement, text) => {
    area.value = text;
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, message);
  const draft = await page.evaluate(() => sessionStorage.getItem("flare:enquiry"));
  expect(draft?.includes(message)).toBe(true);
  const enquiry = await loggedEnquiry(page);
  expect((enquiry as { message: string }).message === message).toBe(true);
  await expect.poll(toasts).toBe(before + 4);
  noise.length = 0;
}

test("contact form shows its confirmation offline, and logs unusual text and a megabyte of it unchanged", async ({
  page,
  context,
  noise,
}) => {
  const pendingRequests = countPendingRequests(page);
  await openAndHydrate(page, "/");
  // No lazy picture is left to load offline.
  await loadFullPage(page);
  // The form loads the code of its confirmation when it is filled in.
  const code = page.waitForResponse((response) => response.request().resourceType() === "script");
  await fill(page, validEnquiry);
  await (await code).finished();
  await expect.poll(pendingRequests).toBe(0);
  const toasts = await countToasts(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  expect(noise.splice(0)).toEqual([expect.stringContaining("console log: Contact form submission:")]);
  await context.setOffline(false);
  await another(page).click();
  await test.step("right-to-left text, emoji, control characters, markup and a megabyte of text", () =>
    expectUnchanged(page, noise, toasts));
});
