import { expect, test } from "vitest";
import { plannerSavings as words } from "#content/planner-savings.ts";
import { outcomeOf } from "../../../model/planner/outcome.ts";
import { facts, makePlan } from "../../../model/planner/planner.fixture.ts";
import { cityName } from "../names.ts";
import { savingsInShort, yieldInWords } from "./savings-in-words.ts";

const city = cityName({ id: "new-delhi" });

function yearOf(...given: Parameters<typeof makePlan>) {
  const outcome = outcomeOf(makePlan(...given), facts);
  if (!outcome.year) throw new Error("no model fits");
  return { outcome, savings: outcome.year.savings };
}

const yieldOf = (array: string, more: Parameters<typeof makePlan>[1] = {}) => {
  const { outcome, savings } = yearOf({ fan: 1 }, { typed: { array }, ...more });
  return yieldInWords(outcome, savings);
};

test("yieldInWords names the typed panels and whose yield it is", () => {
  const ours = { units: "1,425", own: "false", city, limited: "false" };
  expect(yieldOf("5")).toBe(words.yield({ ...ours, panels: "5.0" }));
  expect(yieldOf("6.25")).toBe(words.yield({ ...ours, panels: "6.25" }));
  expect(yieldOf("5")).toContain(city);
  const yours = yieldOf("5", { assumed: { yield: "1000" } });
  expect(yours).toBe(words.yield({ panels: "5.0", units: "1,000", own: "true", city, limited: "false" }));
  expect(yours).not.toContain(city);
});

test("yieldInWords says if the inverter limits the panels", () => {
  const figures = { panels: "20.0", units: "1,425", own: "false", city };
  expect(yieldOf("20")).toBe(words.yield({ ...figures, limited: "true" }));
  expect(yieldOf("20")).not.toBe(words.yield({ ...figures, limited: "false" }));
});

test("savingsInShort names no sum if next to nothing is saved", () => {
  expect(savingsInShort(yearOf({ ac15: 2 }).savings)).toContain("₹");
  expect(savingsInShort(yearOf({ fan: 2 }).savings)).not.toContain("₹");
});
