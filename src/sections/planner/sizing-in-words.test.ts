import { expect, test } from "vitest";
import { planner } from "#content/planner.ts";
import { outcomeOf } from "../../model/planner/outcome.ts";
import { facts, makePlan } from "../../model/planner/planner.fixture.ts";
import { cityName, exampleWords } from "./names.ts";
import { countsInWords, exampleInWords, verdictInWords } from "./sizing-in-words.ts";

test("countsInWords uses singular and plural", () => {
  const { nothing, counted } = planner.list;
  expect(countsInWords({})).toBe(nothing);
  expect(countsInWords({ fan: 3 })).toBe(counted({ pieces: 3, kinds: 1 }));
  expect(countsInWords({ fan: 3, led: 2 })).toBe(counted({ pieces: 5, kinds: 2 }));
  expect(counted({ pieces: 5, kinds: 1 })).not.toBe(counted({ pieces: 5, kinds: 2 }).replace("2", "1"));
});

test("verdictInWords names the model and what it has to carry, or says why there is none", () => {
  const verdict = (counts: Record<string, number>) => verdictInWords(outcomeOf(makePlan(counts), facts).sizing);
  expect(verdict({ ac15: 2 })).toBe(planner.answer.carries({ model: "FLARE 4.2KW", need: "3.00" }));
  expect(verdict({})).toBe(planner.answer.empty.heading);
  expect(verdict({ ac2: 9 })).toBe(planner.answer.tooLarge.heading);
});

test("exampleInWords follows the first example and its city", () => {
  const text = exampleInWords({ ...facts.examples, first: "shop", city: "jaipur" });
  expect(text).toContain(exampleWords({ id: "shop" }).inSentence);
  expect(text).toContain(cityName({ id: "jaipur" }));
});
