import type { Page } from "@playwright/test";
import { company } from "../src/content/company.ts";
import { startEndpoint } from "../src/enquiry/endpoint.fixture.ts";
import { fill, form, send, toast, whole } from "./contact-form.ts";
import { type EnquirySite, expect, test } from "./enquiry-site.ts";
import { open, openWhole } from "./test.ts";

// One worker, so that the site is built once.
test.describe.configure({ mode: "default" });

const written = { name: whole.Name, email: whole.Email, phone: "", message: whole.Message };

/** An answer that comes when the test says so. */
function held() {
  let resolve = (_status: number) => {};
  const promise = new Promise<number>((answer) => {
    resolve = answer;
  });
  return { promise, resolve };
}

/** Sends the form to a server that takes it and does not answer before the test does. */
async function sendAndHold(page: Page, site: EnquirySite) {
  const { promise, resolve } = held();
  site.endpoint.answerWith(promise);
  await openWhole(page, "/");
  await fill(page, whole);
  await send(page).click();
  await expect.poll(() => site.endpoint.received).toHaveLength(1);
  return resolve;
}

// A page that has been open for a while; the wait on a new one is tested beside the code.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 3000;
  }),
);

test("a message is sent once, shown as under way, confirmed and cleared; no copy is logged", async ({ page, site }) => {
  const { promise, resolve } = held();
  site.endpoint.answerWith(promise);
  await openWhole(page, "/");
  await fill(page, whole);
  await send(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("status")).toHaveText("Sending …");
  await expect(send(page)).toBeFocused();
  await expect.poll(() => site.endpoint.received).toHaveLength(1);
  await expect(form(page).getByLabel("Message")).toHaveValue(written.message);
  resolve(201);
  await expect(toast(page)).toHaveCount(1);
  await expect(form(page).getByRole("status")).toBeEmpty();
  for (const label of ["Name", "Email", "Message"]) await expect(form(page).getByLabel(label)).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(form(page).locator("[aria-invalid]")).toHaveCount(0);
  await expect(send(page)).toBeFocused();
  expect(site.endpoint.received).toMatchObject([{ key: expect.any(String), body: { form: "contact", ...written } }]);
});

test("a failure is announced, names other ways, keeps the words and the focus; sent again it is the same message", async ({
  page,
  site,
  noise,
}) => {
  site.endpoint.answerWith(400, 200);
  await openWhole(page, "/");
  await fill(page, whole);
  await send(page).focus();
  await page.keyboard.press("Enter");
  const alert = form(page).getByRole("alert");
  await expect(alert).toContainText("Your message did not get through.");
  const [general] = company.channels;
  await expect(alert.getByRole("link", { name: general?.email })).toHaveAttribute("href", `mailto:${general?.email}`);
  await expect(alert.getByRole("link", { name: general?.phone })).toHaveAttribute("href", /^tel:\+91\d+$/);
  await expect(send(page)).toBeFocused();
  await expect(form(page).getByLabel("Message")).toHaveValue(written.message);
  expect(noise.splice(0)).toEqual([expect.stringContaining("status of 400")]);
  await page.keyboard.press("Enter");
  await expect(toast(page)).toBeVisible();
  await expect(alert).toBeHidden();
  expect(site.endpoint.received).toHaveLength(2);
  expect(site.endpoint.kept()).toBe(1);
});

test("a visitor who leaves the page meanwhile is asked first, and finds the words again", async ({
  page,
  site,
  noise,
}) => {
  await sendAndHold(page, site);
  page.once("dialog", (dialog) => dialog.accept());
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "View All Products" }).click();
  await expect(form(page)).toBeHidden();
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(form(page).getByLabel("Message")).toHaveValue(written.message);
  noise.length = 0;
});

test("what is written on while a message is under way is kept, and the tab is not closed without asking", async ({
  page,
  site,
}) => {
  const answer = await sendAndHold(page, site);
  await form(page).getByLabel("Message").fill(`${written.message} And a pump.`);
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  answer(200);
  await expect(toast(page)).toBeVisible();
  await expect(form(page).getByLabel("Message")).toHaveValue(`${written.message} And a pump.`);
});

test("a program that fills the field nobody sees is thanked, and nothing is sent", async ({ page, site }) => {
  site.endpoint.answerWith(200);
  await openWhole(page, "/");
  await fill(page, whole);
  const trap = form(page).locator("[name=website]");
  await expect(trap).toBeHidden();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://cheap.example";
  });
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  expect(site.endpoint.received).toEqual([]);
});

test("the newsletter goes the same way: failure keeps the address, success clears it", async ({
  page,
  site,
  noise,
}) => {
  site.endpoint.answerWith(400, 200);
  await openWhole(page, "/products");
  const footer = page.getByRole("contentinfo");
  const email = footer.getByLabel("Email for the newsletter");
  await email.fill(written.email);
  await email.press("Enter");
  await expect(footer.getByRole("alert")).toContainText("That did not get through.");
  await expect(footer.getByRole("link", { name: company.channels[0]?.email })).toBeVisible();
  await expect(email).toHaveValue(written.email);
  expect(noise.splice(0)).toEqual([expect.stringContaining("status of 400")]);
  await email.press("Enter");
  await expect(toast(page, "Thank you!")).toBeVisible();
  await expect(email).toHaveValue("");
  await expect(footer.getByRole("alert")).toBeHidden();
  expect(site.endpoint.received.map(({ body }) => body)).toEqual(
    Array(2).fill({ form: "newsletter", email: written.email }),
  );
  expect(site.endpoint.kept()).toBe(1);
});

test("the policy opens for that origin alone: a server that would take it from anyone is not even asked", async ({
  page,
  site,
  provoke,
  noise,
}) => {
  provoke("connect-src");
  site.endpoint.answerWith(200);
  const stranger = await startEndpoint();
  await open(page, "/");
  const post = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { method: "POST", body: "{}" }).then(
          ({ status }) => status,
          () => "refused",
        ),
      address,
    );
  expect(await post(site.endpoint.address)).toBe(200);
  expect(await post(stranger.address)).toBe("refused");
  expect(stranger.received).toEqual([]);
  await stranger.stop();
  for (const line of noise.splice(0)) expect(line).toContain("Content Security Policy");
});
