import { figure, openPlanner, planner } from "./planner.ts";
import { expect, test } from "./test.ts";

test("daily curve can be read by pointer, by keyboard and as a table", async ({ page }) => {
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
