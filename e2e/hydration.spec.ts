import type { Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import { energyFlow } from "#content/energy-flow.ts";
import { frame } from "#content/frame.ts";
import { language } from "#content/language.ts";
import { newsletter } from "#content/newsletter.ts";
import { planner } from "#content/planner.ts";
import { plannerCities } from "#content/planner-cities.ts";
import { questions } from "#content/questions.ts";
import { services } from "#content/services.ts";
import { shell } from "#content/shell.ts";
import { confirmation, field, fill, send, toast } from "./contact-form.ts";
import { delayRequests } from "./delay-requests.ts";
import { applianceName } from "./planner.ts";
import { entryScript, expect, test, waitForFirstScreen, waitForHydration } from "./test.ts";

const SCRIPTS = "**/assets/*.js";

/** Delays all scripts except the small entry script. */
async function delayCode(page: Page) {
  const entry = await entryScript(page);
  return delayRequests(page, ({ pathname }) => pathname.endsWith(".js") && pathname !== entry);
}

test.describe("before the page's code has loaded", () => {
  test("mobile menu opens at once, keeps focus in the header, and a link in it closes it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await delayCode(page);
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: frame.menu.button });
    await page.getByRole("button", { name: frame.menu.button }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus, footer :focus")).toHaveCount(0);
    await menu.getByRole("link", { name: "ABOUT" }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("#about")).toBeFocused();
  });

  test("mobile menu opened early stays open when the page has hydrated", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayCode(page);
    await page.goto("/products");
    const button = page.getByRole("button", { name: frame.menu.button });
    await button.click();
    release();
    await waitForHydration(page);
    await expect(page.getByRole("navigation", { name: frame.menu.button })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  test("language switch keeps the visitor's choices", async ({ page }) => {
    await delayCode(page);
    await page.goto("/products?type=hybrid#compare");
    const [{ name, base } = { name: "", base: "" }] = language.others;
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await expect(page).toHaveURL(`${base}/products?type=hybrid#compare`);
  });

  test("switches and checkboxes end as the visitor left them, and every press of a stepper counts", async ({
    page,
  }) => {
    const release = await delayCode(page);
    await page.goto("/");
    const backup = page.getByRole("checkbox", { name: planner.choices.backup.label });
    const allAtOnce = page.getByRole("checkbox", { name: planner.choices.allAtOnce.label });
    const fans = page.getByRole("spinbutton", { name: applianceName("fan") });
    await backup.check();
    await allAtOnce.check();
    await allAtOnce.uncheck();
    const more = page.getByRole("button", { name: planner.list.oneMore({ name: applianceName("fan") }) });
    await fans.fill("9");
    for (let i = 0; i < 3; i++) await more.click();
    await page.getByText(planner.calculated).click();
    release();
    await waitForHydration(page);
    await expect(fans).toHaveValue("12");
    await expect(backup).toBeChecked();
    await expect(allAtOnce).not.toBeChecked();
    await expect(page).toHaveURL(/backup=1/);
  });

  test("values of fields and taps on the drawn house are applied after hydration", async ({ page }) => {
    const query = questions[0]?.question ?? "";
    const fans = page.getByRole("spinbutton", { name: applianceName("fan") });
    const kind = page.getByRole("radio", { name: energyFlow.kinds.standard }).first();
    const search = page.getByLabel(services.search.label);
    const house = page.getByRole("group", { name: planner.house.label });
    const tapped = ["geyser", "microwave"].map(applianceName);
    const release = await delayCode(page);
    await page.goto("/");
    await fans.fill("7");
    await kind.check();
    await search.fill(query);
    for (const name of tapped) await house.getByRole("img", { name }).click();
    release();
    await waitForHydration(page);
    await expect(fans).toHaveValue("7");
    await expect(page).toHaveURL(/load=/);
    await expect(kind).toBeChecked();
    await expect(search).toHaveValue(query);
    await expect(page.locator("#services mark").first()).toBeAttached();
    for (const name of tapped) await expect(house.getByRole("button", { name, pressed: false })).toBeVisible();
  });

  test("typed hash scrolls to the contact form, which keeps its text, is sent after hydration and confirmed in view", async ({
    page,
    noise,
  }) => {
    const release = await delayCode(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.goto("/#contact");
    await expect(page.locator("#contact-heading")).toBeInViewport();
    await fill(page, { name: "Asha", email: "asha@home.example", message: "Two ACs in Dwarka." });
    await send(page).click();
    await expect(page).toHaveURL("/#contact");
    await expect(field(page, "message")).toHaveValue("Two ACs in Dwarka.");
    release();
    await expect(toast(page)).toBeVisible();
    await waitForHydration(page);
    await expect(confirmation(page)).toBeInViewport({ ratio: 1 });
    expect(noise.splice(0)).toEqual([expect.stringMatching(/^console log: Contact form submission:/)]);
  });

  test("pressing a stepper counts after hydration, which does not move a section that a script scrolled to", async ({
    page,
  }) => {
    const release = await delayCode(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const fans = page.getByRole("spinbutton", { name: applianceName("fan") });
    const before = Number(await fans.inputValue());
    await page.getByRole("button", { name: planner.list.oneMore({ name: applianceName("fan") }) }).click();
    await page.evaluate(() => {
      window.location.hash = "contact";
    });
    await expect(page.locator("#contact-heading")).toBeInViewport();
    release();
    await waitForHydration(page);
    await expect(page.locator("#contact-heading")).toBeInViewport();
    await expect(fans).toHaveValue(String(before + 1));
  });

  test("newsletter form submitted before the first script does not put the email into the URL", async ({ page }) => {
    const release = await delayRequests(page, SCRIPTS);
    await page.goto("/products", { waitUntil: "commit" });
    const email = page.getByLabel(newsletter.label);
    await email.fill("asha@home.example");
    await email.press("Enter");
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL("/products");
    await expect(email).toHaveValue("asha@home.example");
  });

  test("edits made before the first script has loaded are kept", async ({ page }) => {
    const release = await delayRequests(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    const fans = page.getByRole("spinbutton", { name: applianceName("fan") });
    await page.getByRole("radio", { name: planner.choices.business, exact: true }).check();
    await page.getByLabel(planner.choices.city).selectOption({ label: plannerCities.names.mumbai ?? "" });
    await fans.fill("9");
    const [asked = { id: "", question: "" }] = questions;
    await page.getByRole("searchbox").fill(asked.question);
    release();
    await waitForHydration(page);
    await expect(page).toHaveURL(/use=business/);
    await expect(page).toHaveURL(/city=mumbai/);
    await expect(page).toHaveURL(/fan-9/);
    await expect(fans).toHaveValue("9");
    await expect(page.locator(`#faq-${asked.id} mark`).first()).toBeVisible();
  });

  test("open details, focus and text selection survive hydration", async ({ page }) => {
    const release = await delayCode(page);
    await page.goto("/");
    const details = page.locator("#services details").nth(1);
    await details.locator("summary").click();
    await details.locator("p").evaluate((answer) => getSelection()?.selectAllChildren(answer));
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(10);
    release();
    await waitForHydration(page);
    await expect(details).toHaveAttribute("open");
    await expect(details.locator("summary")).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
  });
});

test("text fragment in the URL is scrolled into view", async ({ page }) => {
  await page.goto(`/#:~:text=${encodeURIComponent(contact.hours.heading)}`);
  const heading = page.getByRole("heading", { name: contact.hours.heading });
  await expect(heading).toBeInViewport();
  await waitForHydration(page);
  await expect(heading).toBeInViewport();
});

test("page hydrates in a browser without Promise.withResolvers, such as Safari before 17.4", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, "withResolvers"));
  await page.goto("/");
  await waitForHydration(page);
});

test("page hydrates on a key press while a picture is still loading", async ({ page }) => {
  await page.route("**/pictures/**", () => {});
  await page.goto("/products/flare-62kw", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await waitForFirstScreen(page);
});

/** Aborts requests for scripts that the home page does not start with, until the returned function is called. */
async function failParts(page: Page) {
  let failing = true;
  const home = await (await page.request.get("/")).text();
  await page.route(SCRIPTS, async (route) => {
    const pass = !failing || home.includes(new URL(route.request().url()).pathname);
    if (pass) await route.continue();
    else await route.abort();
  });
  return () => {
    failing = false;
  };
}

test("contact form keeps its text when its chunk fails to load, and sends it when the network is back", async ({
  page,
  noise,
}) => {
  const stopFailing = await failParts(page);
  await page.goto("/#contact");
  await fill(page, { name: "Asha", email: "asha@home.example", message: "Two ACs in Dwarka." });
  await send(page).click();
  const notice = page.getByRole("alert").filter({ hasText: shell.loadFailed });
  await expect(notice).toBeVisible();
  await expect(field(page, "message")).toHaveValue("Two ACs in Dwarka.");
  stopFailing();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(toast(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  noise.length = 0;
});

test("planner says at an edited control that its chunk failed to load, and applies the edit when the network is back", async ({
  page,
  noise,
}) => {
  const stopFailing = await failParts(page);
  await page.goto("/#find-your-flare");
  const business = page.getByRole("radio", { name: planner.choices.business });
  await business.check({ force: true });
  await expect(page.getByRole("alert").filter({ hasText: shell.loadFailed })).toBeVisible();
  stopFailing();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page).toHaveURL(/use=business/);
  await expect(business).toBeChecked();
  await expect(page.getByRole("alert").filter({ hasText: shell.loadFailed })).toHaveCount(0);
  noise.length = 0;
});

test("page keeps its text and a working header when its chunk fails to load", async ({ page, noise }) => {
  const codeOf = async (path: string) =>
    /data-code="([^"]+)"/.exec(await (await page.request.get(path)).text())?.[1]?.split(" ") ?? [];
  const shared = await codeOf("/404");
  const own = (await codeOf("/products/flare-62kw")).filter((file) => !shared.includes(file));
  expect(own).not.toEqual([]);
  await page.route(
    ({ pathname }) => own.includes(pathname),
    (route) => route.fulfill({ status: 500, body: "" }),
  );
  await page.goto("/products/flare-62kw");
  await page.getByRole("button", { name: frame.theme.toDark }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Technical Specifications" })).toBeAttached();
  noise.length = 0;
});
