import { expect, test } from "vitest";
import { runExamples as words } from "#content/run-examples.ts";
import { appliances } from "#facts/appliances.ts";
import { market } from "#facts/market.ts";
import { runExamples as facts } from "#facts/run-examples.ts";
import { runExamples } from "../../model/runs-at-once.ts";
import { runsInWords } from "./runs-in-words.ts";

const examples = runExamples(facts, appliances, market.headroom);
const inWords = (size: string) => runsInWords({ model: `FLARE ${size}KW` }, examples);

test("runsInWords counts what runs on every size", () => {
  const repeated = (count: number, inWords: string) => words.repeated[facts.repeated]?.({ count, inWords }) ?? "";
  expect(inWords("4.2")).toContain(repeated(1, "one"));
  expect(inWords("6.2")).toContain(repeated(2, "two"));
  expect(inWords("10.2")).toContain(repeated(4, "four"));
  for (const [id, count] of Object.entries(facts.base)) expect(inWords("4.2")).toContain(words.base[id]?.({ count }));
});

test("runsInWords has only the base load if nothing else fits, and says so if not even that fits", () => {
  expect(inWords("0.8")).not.toContain(words.repeated[facts.repeated]?.({ count: 1, inWords: "one" }));
  expect(inWords("0.1")).toBe(words.none);
});
