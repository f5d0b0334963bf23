import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const planner = (page: Page) => page.locator("#find-your-flare");
const answer = (page: Page, model: string) => planner(page).getByRole("heading", { name: model, exact: true });
const count = (page: Page, name: string) => planner(page).getByRole("spinbutton", { name, exact: true });
const figure = (page: Page, name: string) =>
  planner(page).locator("dl > div").filter({ hasText: name }).locator("dd").first();

/** The planner's code comes as it nears the screen: it is alive once a press is answered. */
async function openPlanner(page: Page, search = "") {
  await open(page, `/${search}#find-your-flare`);
  await planner(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => planner(page).evaluate((part) => Object.keys(part.querySelector("dl") ?? {}).length))
    .toBeGreaterThan(0);
}

test("a buyer counts, and the smallest model that fits is named at once with its figures", async ({ page }) => {
  await openPlanner(page);
  await expect(answer(page, "FLARE 6.2KW")).toBeVisible();
  await expect(figure(page, "With 25% headroom")).toHaveText("5.13 kW");
  await page.getByRole("button", { name: "One more: Inverter AC 1.5 t" }).click();
  await expect(figure(page, "With 25% headroom")).toHaveText("6.13 kW");
  await count(page, "Inverter AC 1.5 t").fill("6");
  await expect(answer(page, "FLARE 10.2KW")).toBeVisible();
  await page.getByRole("button", { name: "2-room flat" }).click();
  await expect(answer(page, "FLARE 4.2KW")).toBeVisible();
  await page.getByLabel("Keep loads on in a power cut").check();
  await expect(answer(page, "FLARE 5.0KW Hybrid")).toBeVisible();
  await expect(planner(page).getByRole("status").filter({ hasText: "FLARE 5.0KW Hybrid carries it" })).toBeAttached();
});

test("its code comes only when it nears the screen", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.url().includes("planner") && scripts.push(request.url()));
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await planner(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test("nothing chosen is met kindly, and too much leads to the form with the load in the message", async ({ page }) => {
  await openPlanner(page);
  await page.getByRole("button", { name: "Start from nothing" }).click();
  await expect(answer(page, "Nothing switched on yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your day" })).toBeHidden();
  await count(page, "Inverter AC 1.5 t").fill("20");
  await expect(answer(page, "More than one FLARE carries")).toBeVisible();
  await planner(page).getByRole("link", { name: "Talk to us" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    /advice on this:\nHome in New Delhi\.\nLoad: 20 × Inverter AC 1\.5 t\./,
  );
  await expect(count(page, "Inverter AC 1.5 t")).toHaveValue("20");
});

test("more appliances stay in view when the last of them is counted down", async ({ page }) => {
  await open(page, "/#find-your-flare");
  await page.locator("summary", { hasText: "More appliances" }).click();
  await page.getByRole("button", { name: "One more: Iron" }).click();
  await page.getByRole("button", { name: "One fewer: Iron" }).click();
  await expect(page.getByRole("button", { name: "One more: Iron" })).toBeVisible();
});

test("a result can be sent to a friend, survives reload and comes back with Back", async ({ page, context }) => {
  await openPlanner(page);
  await page.getByRole("radio", { name: "Business" }).check();
  await page.getByRole("button", { name: "Small office" }).click();
  await page.getByLabel("Nearest city").selectOption("Jaipur");
  await page.getByLabel("You pay").fill("9.5");
  await expect(page).toHaveURL(/use=business&load=.*&city=jaipur&rate=9\.5/);
  const saving = await figure(page, "You save, a year").textContent();
  const friend = await context.newPage();
  await openPlanner(friend, new URL(page.url()).search);
  await expect(figure(friend, "You save, a year")).toHaveText(saving ?? "");
  await friend.close();
  await page.reload();
  await expect(page.getByLabel("You pay")).toHaveValue("9.5");
  await planner(page).getByRole("link", { name: "See FLARE 6.2KW" }).click();
  await expect(page).toHaveURL(/\/products\/flare-62kw/);
  await page.goBack();
  await expect(page.getByLabel("Nearest city")).toHaveValue("jaipur");
  await expect(page.getByLabel("You pay")).toHaveValue("9.5");
});

test("a quote carries the model, the load, the city and the figures, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPlanner(page, "?city=pune");
  await page.getByRole("button", { name: "Copy summary" }).click();
  await expect(planner(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Home in Pune\.[\s\S]*FLARE 6\.2KW[\s\S]*city=pune/,
  );
  await planner(page).getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^I would like a quote for the FLARE 6\.2KW\.\nHome in Pune\.\nLoad: .*\nConnected 8\.43 kW.*\n.*\n7\.4 kWp of panels: about 11,285 units.*\nAn average day: about .* left over\.\nSaving: .*\nCentral subsidy/,
  );
  await expect(page).toHaveURL(/\/\?city=pune#contact$/);
});

test("nothing is sent as one chooses and types, and the words about it name the address that keeps it", async ({
  page,
}) => {
  await openPlanner(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search) sent.push(request.url());
  });
  await page.getByRole("button", { name: "One more: Ceiling fan" }).click();
  await page.getByLabel("You pay").fill("9.5");
  await expect(page).toHaveURL(/load=.*fan-6.*rate=9\.5/);
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  await expect(planner(page).getByText("Nothing is sent but its address, which keeps your choices")).toBeVisible();
});

test("where the device can share, the summary and the address are handed to it", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openPlanner(page, "?city=pune");
  await page.getByRole("button", { name: "Share" }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toContain("Home in Pune.");
  expect(data?.url).toMatch(/\?city=pune#find-your-flare$/);
});

test("on paper the result and the counts can be read", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openPlanner(page);
  await page.emulateMedia({ media: "print" });
  await expect(answer(page, "FLARE 6.2KW")).toBeVisible();
  await expect(count(page, "Ceiling fan")).toBeVisible();
  await expect(planner(page).getByText("On an average day in New Delhi")).toBeVisible();
});

test("the hours can be read by pointer, by keys and as a table, and the words add up", async ({ page }) => {
  await openPlanner(page);
  const slider = page.getByRole("slider", { name: "Hour of the day" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^11:00 to 12:00: roof makes 3\.7, you use/);
  await page.locator(".day-shapes").hover({ position: { x: 2, y: 40 } });
  await expect(figure(page, "The hour from")).toHaveText("00:00");
  await page.getByText("The same as a table").click();
  await expect(page.getByRole("table", { name: /Kilowatt-hours/ }).getByRole("row")).toHaveCount(25);
  await page.getByRole("textbox", { name: "Battery" }).fill("0");
  await expect(planner(page).getByText("out of the battery")).toBeHidden();
});

test("money is in Indian digits; Delhi under 200 units saves near nil; payback only with a quote", async ({ page }) => {
  await openPlanner(page);
  await expect(figure(page, "Central subsidy, once")).toContainText("₹78,000");
  await expect(page.getByText("₹1,08,000")).toBeVisible();
  await expect(page.getByText("Pays for itself in")).toBeHidden();
  await page.getByLabel("A quote you have").fill("4,50,000");
  await expect(figure(page, "Pays for itself in")).toContainText("5.4 years");
  await page.getByLabel("A quote you have").fill("a lot");
  await expect(page.getByText("Pays for itself in")).toBeHidden();
  await page.getByLabel("You use").fill("199");
  await expect(figure(page, "You save, a year")).toContainText("Near nil");
});

test("letters, too much and a tampered address are answered beside the field, never with a broken figure", async ({
  page,
}) => {
  await openPlanner(page, "?rate=abc&array=-5&battery=1e9&load=fan-9999_x-1&units=NaN&city=%3Cscript%3E");
  await expect(count(page, "Ceiling fan")).toHaveValue("99");
  for (const [label, problem] of [
    ["You pay", "Write a number"],
    ["Panels", "At least 0.5"],
    ["Battery", "Write a number"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: label })).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
});

test("a count that is not taken as typed says so beside its field, until the next that is", async ({ page }) => {
  await openPlanner(page);
  const fans = count(page, "Ceiling fan");
  const word = planner(page).getByRole("listitem").filter({ hasText: "Ceiling fan" }).getByRole("status");
  await expect(word).toHaveText("");
  for (const [typed, counted, said] of [
    ["500", "99", "99 at most"],
    ["-5", "0", "0 at least"],
    ["2.5", "2", "Whole ones only"],
  ] as const) {
    await fans.fill(typed);
    await expect(fans).toHaveValue(counted);
    await expect(word).toHaveText(said);
    await expect(fans).toHaveAccessibleDescription(said);
    await fans.fill("4");
    await expect(word).toHaveText("");
    await expect(fans).toHaveAccessibleDescription("");
  }
  await fans.selectText();
  await page.keyboard.type("many");
  await expect(word).toHaveText("Digits only");
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-5");
  await expect(word).toHaveText("0 at least");
  await page.getByRole("button", { name: "2-room flat" }).click();
  await expect(fans).toHaveValue("3");
  await expect(word).toHaveText("");
});

test("a minus alone waits for its digits, and is gone with the focus", async ({ page }) => {
  await openPlanner(page);
  const fans = count(page, "Ceiling fan");
  await fans.selectText();
  await page.keyboard.type("-");
  await expect(fans).toHaveAccessibleDescription("Digits only");
  await page.keyboard.press("Tab");
  await expect(fans).toHaveValue("5");
});

test("the word beside a count fits at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPlanner(page);
  await planner(page)
    .getByRole("button", { name: /Count your appliances/ })
    .click();
  await count(page, "Washing machine").fill("2.5");
  const box = await planner(page).getByText("Whole ones only").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 320)).toBeLessThanOrEqual(320);
  expect(box?.height).toBeLessThan(30);
});

test("all of it works by keyboard, and speaks once when the steps have settled", async ({ page }) => {
  await openPlanner(page);
  const more = page.getByRole("button", { name: "One more: Inverter AC 1.5 t" });
  await more.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
  await expect(more).toBeFocused();
  const status = planner(page).getByRole("status").filter({ hasText: "carries it" });
  await expect(status).toHaveText("FLARE 8.2KW carries it: 8.13 kW with headroom.");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`alive, it has no accessibility fault in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openPlanner(page, "?rate=abc");
    await planner(page)
      .locator("details")
      .evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = true;
      });
    const { violations } = await new AxeBuilder({ page }).include("#find-your-flare").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("an example stands there to be read, and says what it needs", async ({ page }) => {
    await page.goto("/");
    await expect(answer(page, "FLARE 6.2KW")).toBeVisible();
    await expect(planner(page).getByText("Choosing needs JavaScript")).toBeVisible();
    await expect(planner(page).getByText("On an average day in New Delhi")).toBeVisible();
  });
});
