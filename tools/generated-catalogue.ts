import { readdirSync } from "node:fs";
import { languages } from "../tools/content/languages.ts";

/** Seeded random words, so that generated text compresses no better than real text. */
function wordGenerator(seed: number): () => string {
  let state = seed * 2654435761 + 1;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const letters = "aeioulnrstdmbkpg";
  return () =>
    Array.from({ length: 3 + Math.floor(next() * 7) }, () => letters[Math.floor(next() * letters.length)]).join("");
}

/** A file in content/products. */
type Generated = { file: string; yaml: string };

function product(index: number): Generated {
  const word = wordGenerator(index);
  const size = (11 + index / 10).toFixed(1);
  const words: string[] = [];
  while (words.join(" ").length < 130) words.push(word());
  const picture = ["42", "62", "82", "102"][index % 4];
  return {
    file: `flare-${size.replace(".", "")}kw.yaml`,
    yaml: `model: FLARE ${size}KW
capacity: ${size}KW Hybrid
type: hybrid
order: ${100 + index}
description:
${languages.map((language) => `  ${language}: ${words.join(" ")}.`).join("\n")}
features: [battery, backup, trackers, efficiency, strings, power-factor]
picture: packshot-${picture}
views:
  - kind: side
    picture: gallery-${picture}-side
`,
  };
}

/** As many products as are missing to `count`. */
export function generatedProducts(count: number): Generated[] {
  const real = readdirSync("content/products").length;
  return Array.from({ length: Math.max(0, count - real) }, (_, i) => product(i));
}
