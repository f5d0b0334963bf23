import { energyScenes } from "../src/content/energy-flow.ts";
import { energyTimes, inverterKinds } from "../src/model/energy-flow.ts";
import { expect, openWhole, test } from "./test.ts";

test("each kind of inverter at each time is drawn and told", async ({ page }) => {
  await openWhole(page, "/");
  const solutions = page.getByRole("region", { name: "Put your roof to work." });
  for (const { kind, time, words, flows } of energyScenes) {
    const label = (options: readonly { value: string; label: string }[], value: string) =>
      options.find((option) => option.value === value)?.label ?? "";
    await solutions
      .getByRole("group", { name: "Kind of inverter" })
      .getByRole("radio", { name: label(inverterKinds, kind) })
      .check();
    await solutions
      .getByRole("group", { name: "Time" })
      .getByRole("radio", { name: label(energyTimes, time) })
      .check();
    await expect(solutions.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(solutions.getByRole("img", { name: `Drawing: ${words}` }).locator(".wire-live")).toHaveCount(
      flows.length,
    );
  }
});

test("it stands still with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWhole(page, "/");
  const animation = await page
    .locator(".wire-live")
    .first()
    .evaluate((wire) => getComputedStyle(wire).animationDuration);
  expect(animation).toBe("0s");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the drawing is complete and the words tell every case", async ({ page }) => {
    await page.goto("/");
    for (const { words } of energyScenes)
      await expect(page.getByRole("listitem").filter({ hasText: words })).toBeVisible();
  });
});
