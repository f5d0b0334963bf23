import { expect, test } from "vitest";
import { plannerSummary as words } from "#content/planner-summary.ts";
import { clauses } from "../../format/lists-and-dates.ts";
import { quoteRequest } from "../../model/enquiry.ts";
import { outcomeOf } from "../../model/planner/outcome.ts";
import type { Plan } from "../../model/planner/plan.ts";
import { exampleCounts, facts, liveFacts, makePlan } from "../../model/planner/planner.fixture.ts";
import { applianceName, cityName } from "./names.ts";
import { overridesInWords } from "./overrides-in-words.ts";
import { planInWords } from "./summary.ts";

const house = exampleCounts("house");
const newDelhi = cityName({ id: "new-delhi" });
const linesOf = (plan: Plan) => planInWords(plan, outcomeOf(plan, facts)).split("\n");

test("summary has place, load, size, model, panels and date, a line each", () => {
  const lines = linesOf(makePlan(house, { city: "jaipur", backup: true }));
  expect(lines[0]).toBe(words.place({ use: "home", city: cityName({ id: "jaipur" }), backup: "true" }));
  expect(lines[1]).toContain(words.appliance({ count: 5, name: applianceName({ id: "fan" }) }));
  expect(lines.slice(2, 5)).toEqual([
    words.size({ connected: "8.43", allAtOnce: "false", together: "4.11", percent: "25", need: "5.13" }),
    words.fits({ model: "FLARE 6.2KW" }),
    words.panels({ panels: "7.4", generation: "11,655", low: "9,907", high: "12,821" }),
  ]);
  expect(lines.at(-1)).toBe(words.estimates);
});

test("summary has day and year as estimates", () => {
  expect(linesOf(makePlan(house, { typed: { price: "4,50,000" } })).slice(5)).toEqual([
    words.day({
      solar: "28.9",
      load: "25.7",
      direct: "3.3",
      discharged: "5.0",
      bought: "17.4",
      exported: "20.6",
    }),
    [
      words.saving({ saving: "₹22,755", net: "unsure", other: "₹70,409" }),
      words.carbon({ co2: "2,154" }),
      words.counted({ units: "782", rate: "7.5", exportRate: "none", battery: "5" }),
    ].join(" "),
    words.subsidy({ subsidy: "₹78,000" }),
    words.payback({ quote: "₹4,50,000", years: "17.0" }),
    words.estimates,
  ]);
});

test("a figure that does not apply is left out of its line", () => {
  const figures = { solar: "1", load: "2", direct: "3", bought: "4", exported: "5" };
  expect(words.day({ ...figures, discharged: "none" })).not.toContain("none");
  expect(words.day({ ...figures, discharged: "6.6" })).toContain("6.6");
  const counted = { units: "1", rate: "2" };
  expect(words.counted({ ...counted, exportRate: "none", battery: "none" })).not.toContain("none");
  expect(words.counted({ ...counted, exportRate: "3.3", battery: "6.6" })).toMatch(/3\.3.*6\.6/);
});

test("summary leaves out subsidy for a business, battery for a standard model and payback without a quote", () => {
  const lines = linesOf(makePlan({ tube: 8 }, { use: "business", typed: { price: "a lot" } }));
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe(words.estimates);
  expect(lines[6]?.endsWith(words.counted({ units: "29", rate: "7.5", exportRate: "none", battery: "none" }))).toBe(
    true,
  );
});

test("summary names no payback year beyond the maximum, and says if near nothing is saved", () => {
  const lines = linesOf(makePlan({ fan: 2 }, { typed: { price: "4,50,000" } }));
  expect(lines[6]?.startsWith(words.nearNil({ net: "unsure", other: "none" }))).toBe(true);
  expect(lines).toContain(words.noPayback({ quote: "₹4,50,000", years: 25 }));
});

test("summary says if the subsidy covers the quote, and never 0.0 years", () => {
  const quote = (price: string) => linesOf(makePlan(house, { typed: { price } }));
  expect(quote("50000")).toContain(words.covered({ quote: "₹50,000" }));
  expect(quote("78100")).toContain(words.payback({ quote: "₹78,100", years: "0.1" }));
});

test("longest summary fits into a message", () => {
  const { appliances } = liveFacts;
  const all = (text: string) => Object.fromEntries(appliances.map(({ id }) => [id, text]));
  const [longest] = liveFacts.cities.toSorted((a, b) => cityName(b).length - cityName(a).length);
  const plan = makePlan(Object.fromEntries(appliances.map(({ id }) => [id, 1])), {
    city: longest?.id ?? "",
    backup: true,
    typed: { price: "1,00,00,000", array: "19.99", units: "19999.75", rate: "0.25", export: "0.25", battery: "59.75" },
    watts: all("111.25"),
    hours: all("11.25"),
  });
  const summary = planInWords(plan, outcomeOf(plan, liveFacts));
  expect(quoteRequest("", summary).endsWith(`\n${words.estimates}`)).toBe(true);
});

test("summary uses and names overrides, the first four of them", () => {
  const some = makePlan(house, { assumed: { headroom: "30", co2: "1" }, watts: { ac15: "1800" } });
  const overrides = overridesInWords(some, outcomeOf(some, facts));
  expect(overrides).toHaveLength(3);
  // (0.66 × 577 W + 1,800 W + 0.5 × 4,450 W) × 1.3
  expect(linesOf(some)).toContain(
    words.size({ connected: "8.83", allAtOnce: "false", together: "4.41", percent: "30", need: "5.73" }),
  );
  expect(linesOf(some)).toContain(words.own({ figures: clauses(overrides), more: 0 }));
  const many = makePlan(house, { watts: { fan: "1", led: "1", tv: "1", wifi: "1", ac15: "1", wash: "1" } });
  const named = overridesInWords(many, outcomeOf(many, facts)).slice(0, 4);
  expect(linesOf(many)).toContain(words.own({ figures: clauses(named), more: 2 }));
  expect(words.own({ figures: "F", more: 2 })).toContain("2");
  expect(words.own({ figures: "F", more: 0 })).not.toContain("0");
  expect(linesOf(makePlan(house)).at(-2)).toBe(words.subsidy({ subsidy: "₹78,000" }));
});

test("summary names typed units, rates and battery, and the day follows the units", () => {
  const lines = linesOf(makePlan(house, { typed: { units: "1500", rate: "9,25", export: "3", battery: "0" } }));
  const counted = words.counted({ units: "1,500", rate: "9.25", exportRate: "3", battery: "none" });
  expect(lines[6]?.endsWith(` ${counted}`)).toBe(true);
  const figures = { solar: "28.9", load: "49.3", direct: "5.1", discharged: "none", bought: "44.2", exported: "23.8" };
  expect(lines[5]).toBe(words.day(figures));
});

test("summary says if the load is above the range", () => {
  expect(linesOf(makePlan({ ac2: 9 }))).toEqual([
    words.place({ use: "home", city: newDelhi, backup: "false" }),
    words.load({ appliances: words.appliance({ count: 9, name: applianceName({ id: "ac2" }) }) }),
    words.size({ connected: "18.90", allAtOnce: "false", together: "10.50", percent: "25", need: "13.13" }),
    words.tooLarge,
    words.estimates,
  ]);
});
