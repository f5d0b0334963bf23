import { calculator } from "#content/calculator.ts";
import { planner as words } from "#content/planner.ts";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { plannerDay } from "#content/planner-day.ts";
import { plannerSavings } from "#content/planner-savings.ts";
import { market } from "#facts/market.ts";
import { formatNumber } from "../src/model/format.ts";
import {
  applianceName,
  count,
  field,
  headroom,
  need,
  openAssumptions,
  openHours,
  openPlanner,
  planner,
} from "./planner.ts";
import { expect, test } from "./test.ts";

const { problems } = calculator;
const { fields, cells } = plannerAssumptions;
const fan = applianceName("fan");

test("invalid values in the URL are clamped, explained at their fields until they change, and never shown as NaN", async ({
  page,
}) => {
  const counts = "fan-9999_led--3_tv-2.5_wifi-4_ac15-2_x-1";
  const assumptions = "assume=headroom-900_yield-abc_dragon-1&watts=fan--5_dragon-9&from=tv-99&hours=tv-1e9";
  await openPlanner(page, `?rate=abc&array=-5&battery=1e9&load=${counts}&units=NaN&city=%3Cscript%3E&${assumptions}`);
  for (const [name, counted, expected] of [
    [fan, "99", words.list.problems.tooLarge({ count: 99 })],
    [applianceName("led"), "0", words.list.problems.tooSmall({ count: 0 })],
    [applianceName("tv"), "2", words.list.problems.notWhole({})],
    [applianceName("wifi"), "4", ""],
  ] as const) {
    await expect(count(page, name)).toHaveValue(counted);
    await expect(count(page, name)).toHaveAccessibleDescription(expected);
  }
  await openHours(page);
  for (const [label, problem] of [
    [plannerSavings.fields.rate.label, problems.notANumber({ value: formatNumber(market.tariff) })],
    [plannerSavings.fields.array.label, problems.tooSmall({ value: "0.5" })],
    [plannerDay.battery.label, problems.notANumber({ value: "5" })],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(problem);
  }
  await expect(need(page)).toHaveText(headroom(100));
  await openAssumptions(page);
  for (const [name, problem] of [
    [fields.headroom.label, problems.tooLarge({ value: "100" })],
    [fields.yield.label, problems.notANumber({ value: "1,425" })],
    [cells.watts.label({ name: applianceName("fan") }), problems.tooSmall({ value: "1" })],
    [cells.from.label({ name: applianceName("tv") }), problems.tooLarge({ value: "23" })],
    [cells.hours.label({ name: applianceName("tv") }), problems.notANumber({ value: "5" })],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(problem.replaceAll(".", "\\.")));
  }
  await expect(planner(page)).not.toContainText(/NaN|Infinity|undefined/);
  await page.getByRole("button", { name: words.list.oneFewer({ name: fan }) }).click();
  await expect(count(page, fan)).toHaveAccessibleDescription("");
  await count(page, fan).focus();
  await page.keyboard.type("४x");
  await expect(count(page, fan)).toHaveValue("4");
});
