import { expect, test } from "vitest";
import { plannerAssumptions } from "#content/planner-assumptions.ts";
import { outcomeOf } from "../../model/planner/outcome.ts";
import { facts, makePlan } from "../../model/planner/planner.fixture.ts";
import { applianceName } from "./names.ts";
import { overridesInWords, timeInWords } from "./overrides-in-words.ts";

const { overrides: words } = plannerAssumptions;
const own = (...given: Parameters<typeof makePlan>) => {
  const plan = makePlan(...given);
  return overridesInWords(plan, outcomeOf(plan, facts));
};

test("overridesInWords is empty without valid overrides", () => {
  expect(own({ fan: 2 })).toEqual([]);
  expect(own({ fan: 2 }, { assumed: { headroom: "lots" }, watts: { fan: "" }, hours: { fan: "12" } })).toEqual([]);
});

test("overridesInWords names each override with our default in brackets", () => {
  const watts = { watts: "1,800", ourWatts: "1,600" };
  expect(
    own(
      { ac15: 1, fan: 2, tv: 1 },
      {
        assumed: { headroom: "30", yield: "1500", co2: "0.8" },
        watts: { ac15: "1,800", tv: "90" },
        from: { ac15: "22" },
        hours: { fan: "8" },
      },
    ),
  ).toEqual([
    words.headroom({ figure: "30", ours: "25" }),
    words.yield({ figure: "1,500", ours: "1,425" }),
    words.co2({ figure: "0.8", ours: "0.71" }),
    words.habit({
      changed: "time",
      name: applianceName({ id: "fan" }),
      watts: "75",
      ourWatts: "75",
      time: timeInWords({ from: 20, length: 8 }),
      ourTime: timeInWords({ from: 20, length: 12 }),
    }),
    words.habit({
      changed: "watts",
      name: applianceName({ id: "tv" }),
      watts: "90",
      ourWatts: "100",
      time: timeInWords({ from: 18, length: 5 }),
      ourTime: timeInWords({ from: 18, length: 5 }),
    }),
    words.habit({
      changed: "both",
      name: applianceName({ id: "ac15" }),
      ...watts,
      time: timeInWords({ from: 22, length: 8 }),
      ourTime: timeInWords({ from: 21, length: 8 }),
    }),
  ]);
});

test("overridesInWords names only the changed values of an appliance", () => {
  const habit = (changed: string) =>
    words.habit({ changed, name: "N", watts: "W1", ourWatts: "W2", time: "T1", ourTime: "T2" });
  expect(habit("watts")).toMatch(/^N.*W1.*W2/);
  expect(habit("watts")).not.toMatch(/T1|T2/);
  expect(habit("time")).toMatch(/^N.*T1.*T2/);
  expect(habit("time")).not.toMatch(/W1|W2/);
  expect(habit("both")).toMatch(/^N.*W1.*W2.*T1.*T2/);
});

test("overridesInWords names the clamped value", () => {
  expect(own({ fan: 2 }, { assumed: { headroom: "900" } })).toEqual([words.headroom({ figure: "100", ours: "25" })]);
});

test("overridesInWords leaves out appliances with a count of zero", () => {
  expect(own({ fan: 2 }, { watts: { ac15: "1800" } })).toEqual([]);
});
