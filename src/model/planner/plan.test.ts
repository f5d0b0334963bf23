import fc from "fast-check";
import { expect, test } from "vitest";
import { assumedNames } from "./assumptions.ts";
import { outcomeOf } from "./outcome.ts";
import { parsePlan, planSearch, readLoad } from "./plan.ts";
import { exampleCounts, facts, liveFacts, makePlan } from "./planner.fixture.ts";

const initial = makePlan(exampleCounts("house"));
const parse = (search: string) => parsePlan(search, initial, liveFacts);

test("default plan has a plain URL, and a plain URL gives the default plan", () => {
  expect(planSearch("", initial, initial)).toBe("");
  expect(parse("")).toEqual(initial);
});

test("plan round-trips through its URL and keeps other parameters", () => {
  const plan = makePlan(
    { fan: 4, ac15: 2 },
    {
      use: "business",
      city: "jaipur",
      backup: true,
      allAtOnce: true,
      rhythm: "evening",
      netMetering: "yes",
      assumed: { headroom: "30", yield: "1,500" },
      watts: { ac15: "1800" },
      from: { fan: "22" },
      hours: { fan: "10.5" },
      typed: { rate: "9", price: "" },
    },
  );
  const search = planSearch("?utm=x", plan, initial);
  expect(search).toBe(
    "utm=x&use=business&load=fan-4_ac15-2&city=jaipur&backup=1&all=1&rhythm=evening&net=yes&assume=headroom-30_yield-1%2C500&watts=ac15-1800&from=fan-22&hours=fan-10.5&rate=9&price=",
  );
  expect(parse(search)).toEqual(plan);
});

test("plan without appliances round-trips", () => {
  const empty = makePlan({});
  expect(planSearch("", empty, initial)).toBe("load=");
  expect(parse("load=").counts).toEqual({});
});

test("parsePlan ignores invalid values", () => {
  expect(parse("?load=fan-4_dragon-2_led--3_tv-abc_wifi-400&city=atlantis&use=castle").counts).toEqual({
    fan: 4,
    wifi: 99,
  });
  expect(parse("?city=atlantis").city).toBe("new-delhi");
  expect(parse("?use=castle").use).toBe("home");
  expect(parse("?net=maybe").netMetering).toBe("unsure");
});

test("readLoad clamps counts and reports them", () => {
  expect(readLoad("fan-9999_led--3_tv-2.5_wifi-2_pc-abc_dragon-400", facts.appliances)).toEqual({
    counts: { fan: 99, tv: 2, wifi: 2 },
    clamped: {
      fan: { count: 99, problem: "tooLarge" },
      led: { count: 0, problem: "tooSmall" },
      tv: { count: 2, problem: "notWhole" },
    },
  });
  expect(readLoad("fan-5", facts.appliances).clamped).toEqual({});
});

test("parsePlan keeps an invalid figure as text, so that its field can show the problem", () => {
  expect(parse("?assume=headroom-lots_dragon-3_yield&watts=fan--5&hours=fan-1,5").assumed).toEqual({
    headroom: "lots",
  });
  expect(parse("?watts=fan--5").watts).toEqual({ fan: "-5" });
});

test("any plan round-trips through its URL", () => {
  const anyId = fc.constantFrom(...liveFacts.appliances.map(({ id }) => id));
  const anyFigure = fc.double({ min: 0, max: 9999, noNaN: true }).map((value) => value.toFixed(2));
  const anyPlan = fc.record({
    counts: fc.dictionary(anyId, fc.integer({ min: 1, max: 99 })),
    assumed: fc.dictionary(fc.constantFrom(...assumedNames), anyFigure),
    watts: fc.dictionary(anyId, anyFigure),
    from: fc.dictionary(anyId, anyFigure),
    hours: fc.dictionary(anyId, anyFigure),
    use: fc.constantFrom("home" as const, "business" as const),
    city: fc.constantFrom(...liveFacts.cities.map(({ id }) => id)),
    backup: fc.boolean(),
    allAtOnce: fc.boolean(),
    rhythm: fc.constantFrom("day" as const, "evening" as const),
    netMetering: fc.constantFrom("unsure" as const, "yes" as const, "no" as const),
  });
  fc.assert(
    fc.property(anyPlan, (chosen) => {
      const plan = makePlan(chosen.counts, chosen);
      expect(parse(planSearch("", plan, initial))).toEqual(plan);
    }),
  );
});

test("any URL leads to finite figures", () => {
  const names = [
    "use",
    "load",
    "city",
    "net",
    "assume",
    "watts",
    "from",
    "hours",
    "battery",
    "array",
    "rate",
    "units",
    "export",
    "price",
  ];
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "-1",
      "1e99",
      "NaN",
      "Infinity",
      "fan-1e9",
      "fan-99",
      "ac15--5_fan-0",
      "headroom-1e9_yield-0_co2-.",
      "fading-999",
      "0x10",
      "9".repeat(40),
    ),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value), (params) => {
      const outcome = outcomeOf(parse(new URLSearchParams(params).toString()), liveFacts);
      const text = JSON.stringify(outcome, (_, each) =>
        typeof each === "number" && (!Number.isFinite(each) || each < -1e-9) ? "BROKEN" : each,
      );
      return !text.includes("BROKEN");
    }),
  );
});

test("planSearch drops underscores and blank values, since underscores separate values", () => {
  const plan = makePlan({ fan: 1 }, { watts: { fan: "1_000" }, assumed: { headroom: "" } });
  const search = planSearch("", plan, initial);
  expect(search).not.toContain("assume");
  expect(outcomeOf(parse(search), liveFacts).appliances).toEqual(outcomeOf(plan, liveFacts).appliances);
});
