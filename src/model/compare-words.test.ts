import { expect, test } from "vitest";
import { products } from "../content/products/index.ts";
import { runExamples } from "../content/run-examples.ts";
import { parseCompare } from "./compare.ts";
import { comparisonInWords, modelInWords } from "./compare-words.ts";
import { quoteRequest } from "./enquiry.ts";

const [small, medium] = parseCompare("flare-42kw,flare-62kw", products);
if (!small || !medium) throw new Error("The range has changed");

test("comparisonInWords lists each model with its figures and names the estimates", () => {
  expect(comparisonInWords([small, medium], runExamples).split("\n")).toEqual([
    "FLARE, side by side:",
    "FLARE 4.2KW: capacity 4.2KW, Standard Inverter. Suggested panels: about 5.0 kWp. Runs at once, for example: 4 fans, 8 lamps, TV, fridge and Wi-Fi, plus one 1.5 t AC and a 1 HP pump.",
    "FLARE 6.2KW: capacity 6.2KW Hybrid, Hybrid Inverter. Suggested panels: about 7.4 kWp. Runs at once, for example: 4 fans, 8 lamps, TV, fridge and Wi-Fi, plus two 1.5 t ACs and a 1 HP pump.",
    "Panels and what runs at once are estimates as of November 2026: 25% headroom kept free, start-up currents not counted. Not part of the specification.",
  ]);
});

test("modelInWords has the figures of one model only", () => {
  expect(modelInWords(medium, runExamples)).toMatch(
    /^FLARE 6\.2KW: capacity 6\.2KW Hybrid, Hybrid Inverter\. Suggested panels: about 7\.4 kWp\./,
  );
  expect(modelInWords(medium, runExamples)).toMatch(/estimates as of November 2026.*Not part of the specification\.$/);
  expect(modelInWords(medium, runExamples)).not.toContain("4.2KW");
});

test("comparisonInWords is plain text, and five models fit into a message", () => {
  const words = comparisonInWords(products, runExamples);
  expect(words).not.toMatch(/[\u00a0\u2060]/);
  expect(quoteRequest({ figures: words })).toContain(words);
});
