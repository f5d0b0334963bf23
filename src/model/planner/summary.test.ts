import { expect, test } from "vitest";
import { appliances } from "../../content/appliances.ts";
import { outcomeOf } from "./outcome.ts";
import { makePlan, presetCounts, range } from "./planner.fixture.ts";
import { dayInWords, planInWords } from "./summary.ts";

test("the summary holds the load, the place, the model and the figures", () => {
  const plan = makePlan(presetCounts("3-bedroom house with AC"), { city: "jaipur", backup: true });
  const words = planInWords(appliances, plan, outcomeOf(plan, range));
  expect(words).toMatch(/^Home in Jaipur, backup in power cuts wanted\.\nLoad: 5 × Ceiling fan, /);
  expect(words).toContain("with 25% headroom 5.13 kW");
  expect(words).toContain("Smallest FLARE that fits: FLARE 6.2KW.");
  expect(words).toContain("7.4 kWp of panels: about 11,655 units a year (9,907 to 12,821).");
  expect(words).toMatch(/Estimates, as of November 2026\.$/);
});

test("a load above the range says so", () => {
  const plan = makePlan({ ac2: 9 });
  expect(planInWords(appliances, plan, outcomeOf(plan, range))).toContain("More than the largest FLARE gives.");
});

test("the day's words add up to its drawing", () => {
  const { year, city, array } = outcomeOf(makePlan({ wifi: 1, ac15: 1 }), range);
  if (!year) throw new Error("no model fits");
  expect(dayInWords(year.day, city.name, array)).toBe(
    "On an average day in New Delhi, 5.0 kWp of panels make about 19.5 units. You use 7.8: 0.1 straight from the roof, and 7.7 bought. 19.4 are left over.",
  );
});
