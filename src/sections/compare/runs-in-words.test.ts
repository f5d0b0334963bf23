import { expect, test } from "vitest";
import { runExamples as words } from "#content/run-examples.ts";
import { runExamples as facts } from "#facts/run-examples.ts";
import { numberInWords } from "../../format/lists-and-dates.ts";
import type { RunExamples } from "../../model/runs-at-once.ts";
import { runsInWords } from "./runs-in-words.ts";

const AC = 1500;
const HEADROOM = 25;

/** The appliances that the site names, with wattages of our own. */
const examples: RunExamples = {
  base: Object.entries(facts.base).map(([id, count]) => ({ id, count, watts: 20 })),
  repeated: { id: facts.repeated, watts: AC },
  extras: facts.extras.map((id) => ({ id, watts: 400 })),
  headroom: HEADROOM,
};
const always = examples.base.reduce((sum, { count, watts }) => sum + count * watts, 0);
const baseInWords = examples.base.map(({ id, count }) => words.base[id]?.({ count }) ?? id);

/** What an inverter runs that has this much left besides the base load. */
const runsWith = (watts: number) =>
  runsInWords({ model: `FLARE ${((always + watts) * (1 + HEADROOM / 100)) / 1000}KW` }, examples);
const repeated = (count: number) =>
  words.repeated[facts.repeated]?.({ count, inWords: numberInWords(count) }) ?? facts.repeated;

test.each([1, 2, 4])("runsInWords says how many of the repeated appliance run: %i", (count) => {
  expect(runsWith(count * AC)).toContain(repeated(count));
  for (const text of baseInWords) expect(runsWith(count * AC)).toContain(text);
});

test("runsInWords has the extras that still fit", () => {
  const [first = "", ...others] = facts.extras.map((id) => words.extras[id] ?? id);
  expect(runsWith(AC + 400)).toContain(first);
  for (const other of others) expect(runsWith(AC + 400)).not.toContain(other);
});

test("runsInWords has only the base load if nothing else fits, and says so if not even that fits", () => {
  expect(runsWith(0)).not.toContain(repeated(1));
  for (const text of baseInWords) expect(runsWith(0)).toContain(text);
  expect(runsWith(-20)).toBe(words.none);
});
