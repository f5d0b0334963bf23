import { expect, test } from "vitest";
import { appliances } from "../../content/appliances.ts";
import { quoteRequest } from "../enquiry.ts";
import { outcomeOf } from "./outcome.ts";
import { makePlan, presetCounts, range } from "./planner.fixture.ts";
import { dayInWords, planInWords, yieldInWords } from "./summary.ts";

test("summary has load, city, model and figures", () => {
  const plan = makePlan(presetCounts("3-bedroom house with AC"), { city: "jaipur", backup: true });
  const words = planInWords(plan, outcomeOf(plan, range));
  expect(words).toMatch(/^Home in Jaipur, backup in power cuts wanted\.\nLoad: 5 × Ceiling fan, /);
  expect(words).toContain("with 25% headroom 5.13 kW");
  expect(words).toContain("Smallest FLARE that fits: FLARE 6.2KW.");
  expect(words).toContain("7.4 kWp of panels: about 11,655 units a year (9,907 to 12,821).");
  expect(words).toMatch(/Estimates, as of November 2026\.$/);
});

test("summary has day and year as estimates", () => {
  const plan = makePlan(presetCounts("3-bedroom house with AC"), { typed: { price: "4,50,000" } });
  const words = planInWords(plan, outcomeOf(plan, range));
  expect(words.split("\n").slice(5)).toEqual([
    "An average day: about 28.9 units made, 25.7 used (3.3 directly, 5.0 from the battery, 17.4 bought), 20.6 left over.",
    "Saving: about ₹69,480 a year. CO2 avoided: about 6,577 kg a year. Counted with 772 units a month at ₹7.5 a unit, a 5 kWh battery.",
    "Central subsidy for a home: about ₹78,000, once.",
    "A quote of ₹4,50,000 pays for itself in about 5.4 years.",
    "Estimates, as of November 2026.",
  ]);
});

test("summary leaves out subsidy for a business, battery for a standard model and payback without a quote", () => {
  const plan = makePlan({ tube: 8 }, { use: "business", typed: { price: "a lot" } });
  expect(planInWords(plan, outcomeOf(plan, range))).not.toMatch(/subsidy|battery|quote/);
});

test("summary names no payback year beyond the maximum, and says if near nothing is saved", () => {
  const plan = makePlan({ fan: 2 }, { typed: { price: "4,50,000" } });
  const words = planInWords(plan, outcomeOf(plan, range));
  expect(words).toContain("Saving: near nil. CO2");
  expect(words).toContain("A quote of ₹4,50,000 does not pay for itself within 25 years");
});

test("summary says if the subsidy covers the quote, and never 0.0 years", () => {
  const quote = (price: string) => {
    const plan = makePlan(presetCounts("3-bedroom house with AC"), { typed: { price } });
    return planInWords(plan, outcomeOf(plan, range));
  };
  expect(quote("50000")).toContain("\nA quote of ₹50,000 is covered by the central subsidy.\n");
  expect(quote("78100")).toContain("\nA quote of ₹78,100 pays for itself in about 0.1 years.\n");
});

test("longest summary fits into a message", () => {
  const everything = Object.fromEntries(appliances.map(({ id }) => [id, 1]));
  const plan = makePlan(everything, {
    city: "thiruvananthapuram",
    backup: true,
    typed: { price: "1,00,00,000", array: "19.99", units: "19999.75", rate: "0.25", export: "0.25", battery: "59.75" },
    watts: Object.fromEntries(appliances.map(({ id }) => [id, "111.25"])),
    hours: Object.fromEntries(appliances.map(({ id }) => [id, "11.25"])),
  });
  const summary = planInWords(plan, outcomeOf(plan, range));
  expect(quoteRequest({ figures: summary })).toMatch(/Estimates, as of November 2026\.$/);
});

test("summary uses and names overrides", () => {
  const own = { assumed: { headroom: "30", co2: "1" }, watts: { ac15: "1800" } };
  const plan = makePlan(presetCounts("3-bedroom house with AC"), own);
  const words = planInWords(plan, outcomeOf(plan, range));
  // (0.66 × 577 W + 1,800 W + 0.5 × 4,450 W) × 1.3
  expect(words).toContain("with 30% headroom 5.73 kW");
  expect(words).toContain(
    "Own figures, FLARE’s in brackets: 30% headroom (25%); 1 kg of CO2 a unit (0.71); Inverter AC 1.5 t 1,800 W (1,600).",
  );
  const ours = makePlan(presetCounts("3-bedroom house with AC"));
  expect(planInWords(ours, outcomeOf(ours, range))).not.toContain("Own figures");
});

test("summary names typed units, rates and battery, and that the day follows the appliances", () => {
  const typed = { units: "1500", rate: "9,25", export: "3", battery: "0" };
  const plan = makePlan(presetCounts("3-bedroom house with AC"), { typed });
  const words = planInWords(plan, outcomeOf(plan, range));
  expect(words).toContain("Counted with 1,500 units a month at ₹9.25 a unit, ₹3 for surplus.\n");
  expect(words).toContain("An average day by the appliances alone: about 28.9 units made, 25.7 used");
});

test("summary says if the load is above the range", () => {
  const plan = makePlan({ ac2: 9 });
  expect(planInWords(plan, outcomeOf(plan, range))).toContain("More than the largest FLARE gives.");
});

const yearOf = (array: string, more: Parameters<typeof makePlan>[1] = {}) => {
  const outcome = outcomeOf(makePlan({ fan: 1 }, { typed: { array }, ...more }), range);
  if (!outcome.year) throw new Error("no model fits");
  return yieldInWords(outcome, outcome.year.savings);
};

test("yieldInWords names the typed panels and whose yield it is", () => {
  expect(yearOf("5")).toBe("5.0 kWp × 1,425 units a year in New Delhi.");
  expect(yearOf("6.25")).toBe("6.25 kWp × 1,425 units a year in New Delhi.");
  expect(yearOf("5", { assumed: { yield: "1000" } })).toBe("5.0 kWp × 1,000 units a year, your figure.");
});

test("yieldInWords says if the inverter limits the panels", () => {
  expect(yearOf("20")).toBe("20.0 kWp × 1,425 units a year in New Delhi, less what the inverter can’t pass on.");
});

test("figures of dayInWords add up", () => {
  const outcome = outcomeOf(makePlan({ wifi: 1, ac15: 1 }), range);
  if (!outcome.year) throw new Error("no model fits");
  expect(dayInWords(outcome.year.day, outcome)).toBe(
    "On an average day in New Delhi, 5.0 kWp of panels make about 19.5 units. You use 7.8: 0.1 straight from the roof, and 7.7 bought. 19.4 are left over.",
  );
});

test("dayInWords mentions the appliances only if the typed units differ", () => {
  const words = (units: string) => {
    const outcome = outcomeOf(makePlan({ wifi: 1, ac15: 1 }, { typed: { units } }), range);
    return outcome.year && dayInWords(outcome.year.day, outcome);
  };
  const appliancesOnly = /left over\. Counted from your appliances, not from the monthly units you typed\.$/;
  expect(words("1500")).toMatch(appliancesOnly);
  expect(words("235")).not.toMatch(appliancesOnly);
});
