import { answer, count, figure, openPlanner, planner } from "./planner.ts";
import { expect, open, test } from "./test.ts";

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

test("a count that an address cannot have says so beside its field, until it is changed", async ({ page }) => {
  await openPlanner(page, "?load=fan-9999_led--3_tv-2.5_wifi-4");
  for (const [name, counted, said] of [
    ["Ceiling fan", "99", "99 at most"],
    ["LED lamp", "0", "0 at least"],
    ["Television", "2", "Whole ones only"],
    ["Wi-Fi router", "4", ""],
  ] as const) {
    await expect(count(page, name)).toHaveValue(counted);
    await expect(count(page, name)).toHaveAccessibleDescription(said);
  }
  await page.getByRole("button", { name: "One fewer: Ceiling fan" }).click();
  await expect(count(page, "Ceiling fan")).toHaveAccessibleDescription("");
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

test("a wheel turned over a count scrolls the page and leaves the count", async ({ page }) => {
  await openPlanner(page);
  const lamps = count(page, "LED lamp");
  await lamps.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expect(lamps).toHaveValue("10");
});

test("what is no number leaves a count and is answered, also when it is pasted", async ({ page }) => {
  await openPlanner(page);
  for (const pasted of ["५", "½", "4–6", "😀"]) {
    await count(page, "LED lamp").click();
    await page.keyboard.insertText(pasted);
    await expect(count(page, "LED lamp")).toHaveValue("10");
    await expect(planner(page).getByText("Digits only")).toBeVisible();
  }
});

test("a list that is in use stays open when the tablet is turned", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await openPlanner(page);
  await count(page, "Ceiling fan").click();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("button", { name: "Count your appliances" })).toBeVisible();
  await expect(count(page, "Ceiling fan")).toBeFocused();
});
