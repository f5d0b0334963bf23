/** Audits states that a visitor has to open. The pages themselves are audited in every-page.spec.ts. */

import type { Page } from "@playwright/test";
import { frame } from "#content/frame.ts";
import { notFound } from "#content/not-found.ts";
import { planner } from "#content/planner.ts";
import { auditColours, auditPage, auditWithoutColours } from "./axe.ts";
import { breakRendering } from "./break-rendering.ts";
import { expect, open, openAndHydrate, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectNoViolation(page: Page, within: string) {
  expect.soft(await auditPage(page, within), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await auditColours(page, within), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  expect.soft(await auditWithoutColours(page, within), "forced colours").toEqual([]);
}

test("open product menu and open mobile menu have no axe violation", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await open(page, "/");
  await page.getByRole("button", { name: "PRODUCT" }).click();
  await expect(page.getByRole("link", { name: "FLARE 4.2KW Standard Inverter" })).toBeVisible();
  await test.step("product menu", () => expectNoViolation(page, "header"));
  await page.keyboard.press("Escape");
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: frame.menu.button }).click();
  await expect(page.getByRole("navigation", { name: frame.menu.button })).toBeVisible();
  await test.step("mobile menu", () => expectNoViolation(page, "header"));
});

test("switch shows in forced colours whether it is on", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAndHydrate(page, "/");
  const backup = page.getByRole("checkbox", { name: planner.choices.backup.label });
  const colours = () =>
    backup.evaluate((box) =>
      [getComputedStyle(box), getComputedStyle(box, "::before")].map((style) => style.backgroundColor),
    );
  const [field, knob] = await colours();
  expect(knob).not.toBe(field);
  await backup.check();
  const [fieldOn, knobOn] = await colours();
  expect(fieldOn).not.toBe(field);
  expect(knobOn).not.toBe(fieldOn);
});

test("error screen has no axe violation, keeps the page frame and links to home", async ({ page, noise }) => {
  await breakRendering(page);
  await page.goto("/#contact");
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
  expect(noise.splice(0).join()).toContain("broken by a test");
  await expect(page.getByRole("banner")).toBeVisible();
  await expectNoViolation(page, "body");
  await page.getByRole("link", { name: notFound.way.label }).click();
  await expect(page).toHaveURL("/");
});
