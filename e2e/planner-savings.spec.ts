import { count, figure, openPlanner, planner } from "./planner.ts";
import { expect, test } from "./test.ts";

test("savings use Indian digit grouping, are near nil under 200 units, and show payback only with a quote", async ({
  page,
}) => {
  await openPlanner(page);
  await expect(figure(page, "Central subsidy, once")).toContainText("₹78,000");
  await expect(page.getByText("₹1,08,000")).toBeVisible();
  await expect(page.getByText("Pays for itself in")).toBeHidden();
  await page.getByLabel("A quote you have").fill("4,50,000");
  await expect(figure(page, "Pays for itself in")).toContainText("5.4 years");
  await page.getByLabel("A quote you have").fill("50,000");
  await expect(figure(page, "Your quote")).toContainText("The central subsidy covers it");
  await page.getByLabel("A quote you have").fill("a lot");
  await expect(page.getByText("Pays for itself in")).toBeHidden();
  await page.getByLabel("You use").fill("199");
  await expect(figure(page, "You save, a year")).toContainText("Near nil");
});

test("invalid values in the URL are explained at their fields and never shown as NaN", async ({ page }) => {
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
