import { expect, test } from "vitest";
import { compareSummary } from "#content/compare-summary.ts";
import { products } from "#content/products.ts";
import { appliances } from "#facts/appliances.ts";
import { market } from "#facts/market.ts";
import { runExamples as facts } from "#facts/run-examples.ts";
import { quoteRequest } from "../../model/enquiry.ts";
import { makeProduct } from "../../model/product.fixture.ts";
import { runExamples } from "../../model/runs-at-once.ts";
import { comparisonInWords, modelInWords } from "./summary.ts";

const estimates = {
  examples: runExamples(facts, appliances, market.headroom),
  arrayRatio: market.arrayRatio.usual,
};
const small = makeProduct({ model: "FLARE 4.2KW", capacity: "4.2KW", type: "standard" });
const medium = makeProduct({ model: "FLARE 6.2KW", capacity: "6.2KW Hybrid" });

test("comparisonInWords lists each model with its figures and names the estimates", () => {
  const [title, first, second, note] = comparisonInWords([small, medium], estimates).split("\n");
  expect(title).toBe(compareSummary.title);
  expect(first).toMatch(/^FLARE 4\.2KW.* 5\.0 kW/);
  expect(second).toMatch(/^FLARE 6\.2KW.* 7\.4 kW/);
  expect(note).toBe(compareSummary.estimates);
  expect(note).toMatch(new RegExp(`${market.headroom}%`));
});

test("modelInWords has the figures of one model only", () => {
  expect(modelInWords(medium, estimates)).toMatch(/^FLARE 6\.2KW/);
  expect(modelInWords(medium, estimates)).toContain(compareSummary.estimates);
  expect(modelInWords(medium, estimates)).not.toContain("4.2KW");
});

test("comparisonInWords is plain text, and five models fit into a message", () => {
  const words = comparisonInWords(products.slice(0, 5), estimates);
  expect(words).not.toMatch(/[\u00a0\u2060]/);
  expect(quoteRequest("", words)).toContain(words);
});
