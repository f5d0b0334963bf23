import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { newsletter } from "#content/newsletter.ts";
import { company } from "#facts/company.ts";
import { startEndpoint } from "../src/enquiry/endpoint.fixture.ts";
import { MIN_PAGE_AGE_MS } from "../src/model/message.ts";
import { another, confirmation, field, fill, form, send, toast, validEnquiry } from "./contact-form.ts";
import { type EnquirySite, expect, test } from "./enquiry-site.ts";
import { open, openAndHydrate } from "./test.ts";

// One worker, so that the site is built once.
test.describe.configure({ mode: "default" });

/** Toasts are shown for 5000 ms. */
const TOAST_MS = 5200;
const enquiry = { name: validEnquiry.name, email: validEnquiry.email, phone: "", message: validEnquiry.message };

/** A status that the endpoint answers with once the test resolves it. */
function deferredStatus() {
  let resolve = (_status: number) => {};
  const promise = new Promise<number>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

/** Sends the form and returns a function that makes the endpoint answer. */
async function sendWithDelayedAnswer(page: Page, site: EnquirySite) {
  const { promise, resolve } = deferredStatus();
  site.endpoint.answerWith(promise);
  await fill(page, validEnquiry);
  await send(page).click();
  await expect.poll(() => site.endpoint.received).toHaveLength(1);
  return resolve;
}

test.beforeEach(({ page }) => page.clock.install());

/** Advances the clock past the minimum page age, so that sending is not delayed. */
async function openForm(page: Page, path: string) {
  await openAndHydrate(page, path);
  await page.clock.fastForward(MIN_PAGE_AGE_MS);
}

async function expectSentOnce(page: Page, site: EnquirySite) {
  const { promise, resolve } = deferredStatus();
  site.endpoint.answerWith(promise);
  await fill(page, validEnquiry);
  await send(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("status")).toHaveText(contact.sending);
  await expect(send(page)).toBeFocused();
  await expect.poll(() => site.endpoint.received).toHaveLength(1);
  await expect(field(page, "message")).toHaveValue(enquiry.message);
  resolve(201);
  await expect(toast(page)).toHaveCount(1);
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await another(page).click();
  await expect(form(page).getByRole("status")).toBeEmpty();
  for (const name of ["name", "email", "message"] as const) await expect(field(page, name)).toHaveValue("");
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  expect(site.endpoint.received).toMatchObject([{ key: expect.any(String), body: { form: "contact", ...enquiry } }]);
}

async function expectFailureAndRetry(page: Page, site: EnquirySite, noise: string[]) {
  site.endpoint.answerWith(400, 200);
  await fill(page, validEnquiry);
  await send(page).focus();
  await page.keyboard.press("Enter");
  const alert = form(page).getByRole("alert");
  await expect(alert).toContainText(contact.notSent.title);
  const { general } = company.channels;
  await expect(alert.getByRole("link", { name: general.email })).toHaveAttribute("href", `mailto:${general.email}`);
  await expect(alert.getByRole("link", { name: general.phone })).toHaveAttribute("href", /^tel:\+91\d+$/);
  await expect(send(page)).toBeFocused();
  await expect(field(page, "message")).toHaveValue(enquiry.message);
  expect(noise.splice(0)).toEqual([expect.stringContaining("status of 400")]);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toBeVisible();
  await another(page).click();
  await expect(alert).toBeHidden();
  expect(site.endpoint.received).toHaveLength(2);
  expect(site.endpoint.distinctMessages()).toBe(1);
}

async function expectHoneypot(page: Page, site: EnquirySite) {
  site.endpoint.answerWith(200);
  await fill(page, validEnquiry);
  const honeypot = form(page).locator("[name=website]");
  await expect(honeypot).toBeHidden();
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = "https://cheap.example";
  });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  expect(site.endpoint.received).toEqual([]);
}

test("contact form sends a message once, says when it failed, and sends nothing for a filled-in honeypot", async ({
  page,
  site,
  noise,
}) => {
  await openForm(page, "/");
  await test.step("form sends once on repeated Enter, shows progress and confirmation, and logs nothing", () =>
    expectSentOnce(page, site));
  await page.clock.runFor(TOAST_MS);
  await expect(toast(page)).toBeHidden();
  await test.step("failure is shown with other contact channels, and a retry does not create a second enquiry", () =>
    expectFailureAndRetry(page, site, noise));
  await page.clock.runFor(TOAST_MS);
  await expect(toast(page)).toBeHidden();
  await test.step("nothing is sent when the hidden honeypot field is filled in", () => expectHoneypot(page, site));
});

async function expectTextTypedMeanwhile(page: Page, site: EnquirySite) {
  const answer = await sendWithDelayedAnswer(page, site);
  await field(page, "message").fill(`${enquiry.message} And a pump.`);
  const dialogOpened = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  answer(200);
  await expect(toast(page)).toBeVisible();
  await expect(field(page, "message")).toHaveValue(`${enquiry.message} And a pump.`);
}

async function expectTextAfterLeaving(page: Page, site: EnquirySite) {
  await sendWithDelayedAnswer(page, site);
  page.once("dialog", (dialog) => dialog.accept());
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "View All Products" }).click();
  await expect(form(page)).toBeHidden();
  await footer.locator("a[href='/#contact']").click();
  await expect(field(page, "message")).toHaveValue(enquiry.message);
}

test("contact form keeps its text while it is sending, when the visitor types on or leaves the page", async ({
  page,
  site,
  noise,
}) => {
  await openForm(page, "/");
  await test.step("text typed meanwhile is kept, and the tab asks before it closes", () =>
    expectTextTypedMeanwhile(page, site));
  await test.step("text is kept when the visitor leaves the page", () => expectTextAfterLeaving(page, site));
  noise.length = 0;
});

test("newsletter form keeps the email after a failure and clears it after success", async ({ page, site, noise }) => {
  site.endpoint.answerWith(400, 200);
  await openForm(page, "/products");
  const footer = page.getByRole("contentinfo");
  const email = footer.getByLabel(newsletter.label);
  await email.fill(enquiry.email);
  await email.press("Enter");
  await expect(footer.getByRole("alert")).toContainText(newsletter.notSent.title);
  await expect(footer.getByRole("link", { name: company.channels.general.email })).toBeVisible();
  await expect(email).toHaveValue(enquiry.email);
  expect(noise.splice(0)).toEqual([expect.stringContaining("status of 400")]);
  await email.press("Enter");
  await expect(toast(page, newsletter.thanks.title)).toBeVisible();
  await expect(email).toHaveValue("");
  await expect(footer.getByRole("alert")).toBeHidden();
  expect(site.endpoint.received.map(({ body }) => body)).toEqual(
    Array(2).fill({ form: "newsletter", email: enquiry.email }),
  );
  expect(site.endpoint.distinctMessages()).toBe(1);
});

test("Content Security Policy allows requests to the enquiry origin and to no other", async ({
  page,
  site,
  expectViolation,
  noise,
}) => {
  expectViolation("connect-src");
  site.endpoint.answerWith(200);
  const otherEndpoint = await startEndpoint();
  await open(page, "/products");
  const post = (url: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { method: "POST", body: "{}" }).then(
          ({ status }) => status,
          () => "refused",
        ),
      url,
    );
  expect(await post(site.endpoint.url)).toBe(200);
  expect(await post(otherEndpoint.url)).toBe("refused");
  expect(otherEndpoint.received).toEqual([]);
  await otherEndpoint.stop();
  for (const line of noise.splice(0)) expect(line).toContain("Content Security Policy");
});
