import { answer, count, figure, openPlanner, planner } from "./planner.ts";
import { expect, test } from "./test.ts";

test("daily curve can be read by pointer, keyboard and as a table, and the result is printed", async ({ page }) => {
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
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(answer(page, "FLARE 6.2KW")).toBeVisible();
  await expect(count(page, "Ceiling fan")).toBeVisible();
  await expect(planner(page).getByText("On an average day in New Delhi")).toBeVisible();
});

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
