import { expect, test } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { ownFigures } from "./own-figures.ts";
import { makePlan, range } from "./planner.fixture.ts";

const own = (...given: Parameters<typeof makePlan>) => {
  const plan = makePlan(...given);
  return ownFigures(plan, outcomeOf(plan, range));
};

test("nothing typed, or nothing that can be used, is nothing of the visitor's", () => {
  expect(own({ fan: 2 })).toEqual([]);
  expect(own({ fan: 2 }, { assumed: { headroom: "lots" }, watts: { fan: "" }, hours: { fan: "12" } })).toEqual([]);
});

test("each figure of the visitor's is named, with ours in brackets", () => {
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

test("what is out of reach is named as it is counted", () => {
  expect(own({ fan: 2 }, { assumed: { headroom: "900" } })).toEqual(["100% headroom (25%)"]);
});

test("an appliance that is not counted changes no figure, so it is not named", () => {
  expect(own({ fan: 2 }, { watts: { ac15: "1800" } })).toEqual([]);
});
