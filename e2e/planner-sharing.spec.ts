import { figure, openPlanner, pauseClock, planner, plannerHydrated } from "./planner.ts";
import { expect, test } from "./test.ts";

test("planner keeps its choices in the URL without a request, across tabs, reload and Back", async ({
  page,
  context,
}) => {
  await openPlanner(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search) sent.push(request.url());
  });
  await expect(planner(page).getByText("Nothing is sent but its address, which keeps your choices")).toBeVisible();
  await page.getByRole("radio", { name: "Business" }).check();
  await page.getByRole("button", { name: "Small office" }).click();
  await page.getByLabel("Nearest city").selectOption("Jaipur");
  await page.getByLabel("You pay").fill("9.5");
  await expect(page).toHaveURL(/use=business&load=.*&city=jaipur&rate=9\.5/);
  const { search } = new URL(page.url());
  const saving = (await figure(page, "You save, a year").textContent()) ?? "";
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  const otherTab = await context.newPage();
  await openPlanner(otherTab, search);
  await expect(figure(otherTab, "You save, a year")).toHaveText(saving);
  await otherTab.close();

  const expectChoices = async () => {
    await plannerHydrated(page);
    await expect(page.getByLabel("Nearest city")).toHaveValue("jaipur");
    await expect(page.getByLabel("You pay")).toHaveValue("9.5");
    expect(new URL(page.url()).search).toBe(search);
  };
  await page.reload();
  await expectChoices();
  await planner(page).getByRole("link", { name: "See FLARE 6.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.goBack();
  await expectChoices();
});

test("plan and its URL parameters are restored when the visitor returns by the menu", async ({ page }) => {
  await openPlanner(page, "?city=jaipur&rate=9.5");
  await planner(page).getByRole("link", { name: "See FLARE 6.2KW" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FLARE 6.2KW" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "SOLUTIONS" }).click();
  await expect(page.getByLabel("Nearest city")).toHaveValue("jaipur");
  await expect(page.getByLabel("You pay")).toHaveValue("9.5");
  await expect(page).toHaveURL("/?city=jaipur&rate=9.5#solutions");
});

test("copied summary, shared text and quote contain model, load, city and figures", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openPlanner(page, "?city=pune");
  await page.getByRole("button", { name: "Copy summary" }).click();
  await expect(planner(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Home in Pune\.[\s\S]*FLARE 6\.2KW[\s\S]*city=pune/,
  );
  await page.getByRole("button", { name: "Share" }).click();
  const [data] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(data?.text).toContain("Home in Pune.");
  expect(data?.url).toMatch(/\?city=pune#find-your-flare$/);
  await planner(page).getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    /^I would like a quote for the FLARE 6\.2KW\.\nHome in Pune\.\nLoad: .*\nConnected 8\.43 kW.*\n.*\n7\.4 kWp of panels: about 11,285 units.*\nAn average day: about .* left over\.\nSaving: .*\nCentral subsidy/,
  );
  await expect(page).toHaveURL(/\/\?city=pune#contact$/);
});

test("second quote request replaces the first one and keeps text typed after it", async ({ page }) => {
  await openPlanner(page);
  const ask = () => planner(page).getByRole("link", { name: "Request Quote" }).click();
  const message = page.getByLabel("Message");
  await ask();
  await expect(message).toHaveValue(/^I would like a quote for the FLARE 6\.2KW\.\nHome in New Delhi/);
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Call in the evening.");
  await page.goBack();
  await page.getByRole("radio", { name: "Business" }).check();
  await page.getByRole("button", { name: "Small office" }).click();
  await ask();
  await expect(message).toHaveValue(/^I would like .*\nBusiness in New Delhi[\s\S]*\nCall in the evening\.$/);
  await expect(message).not.toHaveValue(/Home in New Delhi/);
});

test("link copied right after typing contains the last value, and 'Copied.' disappears when a figure changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openPlanner(page);
  await pauseClock(page);
  await page.getByLabel("You pay").fill("9.5");
  expect(page.url()).not.toContain("rate");
  await page.getByRole("button", { name: "Copy summary" }).click();
  const copied = planner(page).getByText("Copied.");
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?rate=9\.5#find-your-flare$/);
  await page.getByRole("button", { name: "One more: Fridge" }).click();
  await expect(copied).toBeHidden();
});
