import { expect, test } from "vitest";
import { plannerDay as words } from "#content/planner-day.ts";
import { paragraph } from "../../../format/lists-and-dates.ts";
import { outcomeOf } from "../../../model/planner/outcome.ts";
import { facts, makePlan } from "../../../model/planner/planner.fixture.ts";
import { cityName } from "../names.ts";
import { dayInWords, hourInWords } from "./day-in-words.ts";

const dayOf = (...given: Parameters<typeof makePlan>) => {
  const outcome = outcomeOf(makePlan(...given), facts);
  if (!outcome.year) throw new Error("no model fits");
  return dayInWords(outcome.year.day, outcome);
};

test("figures of dayInWords add up", () => {
  expect(dayOf({ wifi: 1, ac15: 1 })).toBe(
    paragraph(
      words.average({ city: cityName({ id: "new-delhi" }), panels: "5.0", solar: "19.5" }),
      words.used({ load: "7.8", direct: "0.1", discharged: "none", bought: "7.7", exported: "19.4" }),
    ),
  );
});

test("dayInWords mentions the battery only if it gives something", () => {
  const used = { load: "7.8", direct: "0.1", bought: "2.7", exported: "19.4" };
  expect(words.used({ ...used, discharged: "5.0" })).toContain("5.0");
  expect(words.used({ ...used, discharged: "none" })).not.toContain("none");
});

test("dayInWords follows the typed monthly units", () => {
  expect(dayOf({ wifi: 1, ac15: 1 }, { typed: { units: "365" } })).toContain("12.0");
});

test("hourInWords leaves out what is less than 0.05 kWh", () => {
  const hour = { hour: 23, solar: 0, load: 1.25, direct: 0, stored: 0, charged: 0.04, discharged: 0.05, exported: 0 };
  expect(hourInWords({ ...hour, bought: 1.2 })).toBe(
    words.hour({
      from: "23:00",
      to: "00:00",
      solar: "0.0",
      load: "1.3",
      charged: "none",
      discharged: "0.1",
      exported: "none",
      bought: "1.2",
    }),
  );
  expect(hourInWords({ ...hour, bought: 1.2 })).not.toContain("none");
});
