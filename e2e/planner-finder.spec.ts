import { answer, count, figure, openPlanner, planner } from "./planner.ts";
import { expect, open, test } from "./test.ts";

test("planner names the smallest model that fits as appliances are counted", async ({ page }) => {
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

test("planner explains an empty load, and links to the contact form for a load that is too large", async ({ page }) => {
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

test("More appliances stays open when its last appliance is set to zero", async ({ page }) => {
  await open(page, "/#find-your-flare");
  await page.locator("summary", { hasText: "More appliances" }).click();
  await page.getByRole("button", { name: "One more: Iron" }).click();
  await page.getByRole("button", { name: "One fewer: Iron" }).click();
  await expect(page.getByRole("button", { name: "One more: Iron" })).toBeVisible();
});

test("count field explains a corrected value until a valid one is entered", async ({ page }) => {
  await openPlanner(page);
  const fans = count(page, "Ceiling fan");
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
  await page.keyboard.type("-5");
  await expect(message).toHaveText("0 at least");
  await page.getByRole("button", { name: "2-room flat" }).click();
  await expect(fans).toHaveValue("3");
  await expect(message).toHaveText("");
});

test("count field explains a corrected value from the URL until it is changed", async ({ page }) => {
  await openPlanner(page, "?load=fan-9999_led--3_tv-2.5_wifi-4");
  for (const [name, counted, expected] of [
    ["Ceiling fan", "99", "99 at most"],
    ["LED lamp", "0", "0 at least"],
    ["Television", "2", "Whole ones only"],
    ["Wi-Fi router", "4", ""],
  ] as const) {
    await expect(count(page, name)).toHaveValue(counted);
    await expect(count(page, name)).toHaveAccessibleDescription(expected);
  }
  await page.getByRole("button", { name: "One fewer: Ceiling fan" }).click();
  await expect(count(page, "Ceiling fan")).toHaveAccessibleDescription("");
});

test("count field accepts a minus sign while typing and restores its value on blur", async ({ page }) => {
  await openPlanner(page);
  const fans = count(page, "Ceiling fan");
  await fans.selectText();
  await page.keyboard.type("-");
  await expect(fans).toHaveAccessibleDescription("Digits only");
  await page.keyboard.press("Tab");
  await expect(fans).toHaveValue("5");
});

test("message at a count field fits at 320 px", async ({ page }) => {
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

test("mouse wheel over a focused count field scrolls the page and keeps the value", async ({ page }) => {
  await openPlanner(page);
  const lamps = count(page, "LED lamp");
  await lamps.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(lamps).toHaveValue("10");
});

test("count field keeps its value and shows a message when other than digits are pasted", async ({ page }) => {
  await openPlanner(page);
  for (const pasted of ["५", "½", "4–6", "😀"]) {
    await count(page, "LED lamp").click();
    await page.keyboard.insertText(pasted);
    await expect(count(page, "LED lamp")).toHaveValue("10");
    await expect(planner(page).getByText("Digits only")).toBeVisible();
  }
});

test("appliance list with focus stays open when the window becomes narrow", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPlanner(page);
  await count(page, "Ceiling fan").click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: "Count your appliances" })).toBeVisible();
  await expect(count(page, "Ceiling fan")).toBeFocused();
});
