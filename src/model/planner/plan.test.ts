import fc from "fast-check";
import { expect, test } from "vitest";
import { appliances } from "../../content/appliances.ts";
import { cities } from "../../content/cities.ts";
import { outcomeOf } from "./outcome.ts";
import { parsePlan, planSearch } from "./plan.ts";
import { makePlan, presetCounts, range } from "./planner.fixture.ts";

const usual = makePlan(presetCounts("3-bedroom house with AC"));
const parse = (search: string) => parsePlan(search, usual, range);

test("the usual plan leaves the address plain, and a plain address is the usual plan", () => {
  expect(planSearch("", usual, usual)).toBe("");
  expect(parse("")).toEqual(usual);
});

test("a plan survives its address, beside what else the address holds", () => {
  const plan = makePlan(
    { fan: 4, ac15: 2 },
    {
      use: "business",
      city: "jaipur",
      backup: true,
      allAtOnce: true,
      rhythm: "evening",
      hours: { fan: "10.5" },
      typed: { rate: "9", price: "" },
    },
  );
  const search = planSearch("?utm=x", plan, usual);
  expect(search).toBe(
    "utm=x&use=business&load=fan-4_ac15-2&city=jaipur&backup=1&all=1&rhythm=evening&hours=fan-10.5&rate=9&price=",
  );
  expect(parse(search)).toEqual(plan);
});

test("nothing chosen is a choice too", () => {
  const empty = makePlan({});
  expect(planSearch("", empty, usual)).toBe("load=");
  expect(parse("load=").counts).toEqual({});
});

test("what can't be used is as if it were not there", () => {
  expect(parse("?load=fan-4_dragon-2_led--3_tv-abc_wifi-400&city=atlantis&use=castle").counts).toEqual({
    fan: 4,
    wifi: 99,
  });
  expect(parse("?city=atlantis").city).toBe("new-delhi");
  expect(parse("?use=castle").use).toBe("home");
});

test("any plan of ours survives its address", () => {
  const anyPlan = fc.record({
    counts: fc.dictionary(fc.constantFrom(...appliances.map(({ id }) => id)), fc.integer({ min: 1, max: 99 })),
    use: fc.constantFrom("home" as const, "business" as const),
    city: fc.constantFrom(...cities.map(({ id }) => id)),
    backup: fc.boolean(),
    allAtOnce: fc.boolean(),
    rhythm: fc.constantFrom("day" as const, "evening" as const),
  });
  fc.assert(
    fc.property(anyPlan, (chosen) => {
      const plan = makePlan(chosen.counts, chosen);
      expect(parse(planSearch("", plan, usual))).toEqual(plan);
    }),
  );
});

test("no address, however it was tampered with, leads to a figure that is none", () => {
  const names = ["use", "load", "city", "hours", "battery", "array", "rate", "units", "export", "price"];
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("-1", "1e99", "NaN", "Infinity", "fan-1e9", "fan-99", "0x10", "9".repeat(40)),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (params) => {
      const outcome = outcomeOf(parse(new URLSearchParams(params).toString()), range);
      const text = JSON.stringify(outcome, (_, each) =>
        typeof each === "number" && (!Number.isFinite(each) || each < -1e-9) ? "BROKEN" : each,
      );
      return !text.includes("BROKEN");
    }),
  );
});
