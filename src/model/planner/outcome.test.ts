import { expect, test } from "vitest";
import { appliances } from "../../content/appliances.ts";
import { cities } from "../../content/cities.ts";
import { products } from "../../content/products/index.ts";
import { outcomeOf } from "./outcome.ts";
import { usualPlan } from "./plan.ts";

const range = { products, appliances, cities };

test.each(["5", "20"])("day and year agree for %s kWp of panels on the smallest model", (array) => {
  const plan = { ...usualPlan("home", { fan: 2, fridge: 1 }, "new-delhi"), typed: { array } };
  const { year } = outcomeOf(plan, range);
  expect(year?.savings.generation).toBeCloseTo((year?.day.totals.solar ?? 0) * 365, 6);
});
