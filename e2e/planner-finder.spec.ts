import { answer, count, figure, openPlanner, planner } from "./planner.ts";
import { expect, test } from "./test.ts";

test("planner names the smallest model that fits, and explains an empty load and one that is too large", async ({
  page,
}) => {
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
  await page.getByRole("button", { name: "Start from nothing" }).click();
  await expect(answer(page, "Nothing switched on yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your day" })).toBeHidden();
  await count(page, "Inverter AC 1.5 t").fill("20");
  await expect(answer(page, "More than one FLARE carries")).toBeVisible();
  await planner(page).getByRole("link", { name: "Talk to us" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    /advice on this:\nHome in New Delhi, backup in power cuts wanted\.\nLoad: 20 × Inverter AC 1\.5 t\./,
  );
  await expect(count(page, "Inverter AC 1.5 t")).toHaveValue("20");
});

test("count field explains a corrected value until a valid one is entered, and keeps its value otherwise", async ({
  page,
}) => {
  await openPlanner(page);
  const fans = count(page, "Ceiling fan");
  const lamps = count(page, "LED lamp");
  const message = planner(page).getByRole("listitem").filter({ hasText: "Ceiling fan" }).getByRole("status");
  await expect(message).toHaveText("");
  for (const [typed, counted, expected] of [
    ["500", "99", "99 at most"],
    ["-5", "0", "0 at least"],
    ["2.5", "2", "Whole ones only"],
  ] as const) {
    await fans.fill(typed);
    await expect(fans).toHaveValue(counted);
    await expect(message).toHaveText(expected);
    await expect(fans).toHaveAccessibleDescription(expected);
    await fans.fill("4");
    await expect(message).toHaveText("");
    await expect(fans).toHaveAccessibleDescription("");
  }
  await fans.selectText();
  await page.keyboard.type("many");
  await expect(message).toHaveText("Digits only");
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-");
  await expect(fans).toHaveAccessibleDescription("Digits only");
  await page.keyboard.press("Tab");
  await expect(fans).toHaveValue("4");
  await fans.selectText();
  await page.keyboard.type("-5");
  await expect(message).toHaveText("0 at least");
  await page.getByRole("button", { name: "2-room flat" }).click();
  await expect(fans).toHaveValue("3");
  await expect(message).toHaveText("");

  const before = await lamps.inputValue();
  for (const pasted of ["५", "½", "4–6", "😀"]) {
    await lamps.click();
    await page.keyboard.insertText(pasted);
    await expect(lamps).toHaveValue(before);
    await expect(planner(page).getByText("Digits only")).toBeVisible();
  }
  const y = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(y);
  await expect(lamps).toHaveValue(before);
});

test("appliance list stays open while it is used", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPlanner(page);
  await page.locator("summary", { hasText: "More appliances" }).click();
  await page.getByRole("button", { name: "One more: Iron" }).click();
  // Its last appliance.
  await page.getByRole("button", { name: "One fewer: Iron" }).click();
  await expect(page.getByRole("button", { name: "One more: Iron" })).toBeVisible();
  await count(page, "Ceiling fan").click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: "Count your appliances" })).toBeVisible();
  await expect(count(page, "Ceiling fan")).toBeFocused();
});

test("invalid values in the URL are clamped, explained at their fields until they change, and never shown as NaN", async ({
  page,
}) => {
  const counts = "fan-9999_led--3_tv-2.5_wifi-4_x-1";
  await openPlanner(page, `?rate=abc&array=-5&battery=1e9&load=${counts}&units=NaN&city=%3Cscript%3E`);
  for (const [name, counted, expected] of [
    ["Ceiling fan", "99", "99 at most"],
    ["LED lamp", "0", "0 at least"],
    ["Television", "2", "Whole ones only"],
    ["Wi-Fi router", "4", ""],
  ] as const) {
    await expect(count(page, name)).toHaveValue(counted);
    await expect(count(page, name)).toHaveAccessibleDescription(expected);
  }
  for (const [label, problem] of [
    ["You pay", "Write a number"],
    ["Panels", "At least 0.5"],
    ["Battery", "Write a number"],
  ] as const) {
    await expect(page.getByRole("textbox", { name: label })).toHaveAccessibleDescription(new RegExp(problem));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
  await page.getByRole("button", { name: "One fewer: Ceiling fan" }).click();
  await expect(count(page, "Ceiling fan")).toHaveAccessibleDescription("");
});
