import { expect, test } from "vitest";
import { plannerSavings as words } from "#content/planner-savings.ts";
import { formatWhole, rupees } from "../../../model/format.ts";
import { outcomeOf } from "../../../model/planner/outcome.ts";
import { facts, makePlan } from "../../../model/planner/planner.fixture.ts";
import type { NetMetering } from "../../../model/planner/savings.ts";
import { cityName } from "../names.ts";
import { savingNote, savingsInShort, yieldInWords } from "./savings-in-words.ts";

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
  const inShort = (...given: Parameters<typeof makePlan>) =>
    savingsInShort(makePlan(...given), yearOf(...given).savings);
  expect(inShort({ ac15: 2 })).toContain("₹");
  expect(inShort({ fan: 2 })).not.toContain("₹");
});

test("savings name the lower figure first, and the other only if net metering is not known", () => {
  const inShort = (netMetering: NetMetering) => {
    const { savings } = yearOf({ ac15: 2 }, { netMetering });
    const given = [rupees(savings.withoutNetMetering), rupees(savings.withNetMetering)] as const;
    const text = savingsInShort(makePlan({ ac15: 2 }, { netMetering }), savings);
    return given.map((sum) => text.indexOf(sum));
  };
  const [cautious = -1, other = -1] = inShort("unsure");
  expect(cautious).toBeGreaterThan(-1);
  expect(other).toBeGreaterThan(cautious);
  expect(inShort("no")[1]).toBe(-1);
  expect(inShort("yes")[0]).toBe(-1);
});

test("savingNote of free units names no saving on them, but what the surplus earns", () => {
  const noteOf = (netMetering: NetMetering, typed = {}) => {
    const { outcome, savings } = yearOf({ fan: 1 }, { netMetering, typed });
    return savingNote(makePlan({ fan: 1 }, { netMetering, typed }), outcome, savings);
  };
  const { savings } = yearOf({ fan: 1 }, { typed: { export: "3" } });
  const surplus = (yearly: string) => words.saving.surplus({ exportRate: "3", yearly });
  const free = noteOf("yes");
  expect(free).not.toContain("₹");
  expect(noteOf("yes", { export: "3" })).toBe(`${free} ${surplus("none")}`);
  expect(noteOf("unsure", { export: "3" })).toBe(`${free} ${surplus(rupees(savings.withNetMetering))}`);
  expect(noteOf("no", { export: "3" })).toBe(free);
});

test("savingNote names the units and the rates that were counted with", () => {
  const noteOf = (more: Parameters<typeof makePlan>[1]) => {
    const { outcome, savings } = yearOf({ ac15: 2 }, more);
    return savingNote(makePlan({ ac15: 2 }, more), outcome, savings);
  };
  const { savings } = yearOf({ ac15: 2 });
  expect(noteOf({ netMetering: "no" })).toContain(formatWhole(savings.ownUse));
  expect(noteOf({ netMetering: "yes", typed: { rate: "9.25", export: "3.5" } })).toMatch(/9\.25.*3\.5/);
  expect(noteOf({ netMetering: "yes" })).not.toContain("none");
});
