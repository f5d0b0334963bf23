import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { overridesInWords } from "./overrides-in-words.ts";
import { makePlan, range } from "./planner.fixture.ts";

const own = (...given: Parameters<typeof makePlan>) => {
  const plan = makePlan(...given);
  return overridesInWords(plan, outcomeOf(plan, range));
};

test("overridesInWords is empty without valid overrides", () => {
  expect(own({ fan: 2 })).toEqual([]);
  expect(own({ fan: 2 }, { assumed: { headroom: "lots" }, watts: { fan: "" }, hours: { fan: "12" } })).toEqual([]);
});

test("overridesInWords names each override with our default in brackets", () => {
  expect(
    own(
      { ac15: 1, fan: 2 },
      {
        assumed: { headroom: "30", yield: "1500", co2: "0.8" },
        watts: { ac15: "1,800" },
        from: { ac15: "22" },
        hours: { fan: "8" },
      },
    ),
  ).toEqual([
    "30% headroom (25%)",
    "1,500 units a year from a kWp (1,425)",
    "0.8 kg of CO2 a unit (0.71)",
    "Ceiling fan from 20:00 for 8 h (from 20:00 for 12 h)",
    "Inverter AC 1.5 t 1,800 W (1,600), from 22:00 for 8 h (from 21:00 for 8 h)",
  ]);
});

test("overridesInWords names the clamped value", () => {
  expect(own({ fan: 2 }, { assumed: { headroom: "900" } })).toEqual(["100% headroom (25%)"]);
});

test("overridesInWords leaves out appliances with a count of zero", () => {
  expect(own({ fan: 2 }, { watts: { ac15: "1800" } })).toEqual([]);
});
