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

function product(index: number): string {
  const word = wordGenerator(index);
  const size = (11 + index / 10).toFixed(1);
  const words: string[] = [];
  while (words.join(" ").length < 130) words.push(word());
  const picture = ["42", "62", "82", "102"][index % 4];
  return `  {
    model: "FLARE ${size}KW",
    capacity: "${size}KW Hybrid",
    description: "${words.join(" ")}.",
    features: hybridFeatures,
    type: "hybrid",
    image: "packshot-${picture}",
    views: [{ picture: "gallery-${picture}-side", label: "Other side", alt: "${word()} ${word()} ${word()}" }],
  },`;
}

/** Source of a content/products/index.ts with the five real products and `count - 5` generated ones. */
export const generatedCatalogue = (count: number): string => `import type { Product } from "../../model/product.ts";
import { flare42 } from "./flare-42kw.ts";
import { flare50 } from "./flare-50kw-hybrid.ts";
import { flare62 } from "./flare-62kw.ts";
import { flare82 } from "./flare-82kw.ts";
import { flare102 } from "./flare-102kw.ts";
import { hybridFeatures } from "./hybrid-features.ts";

const generated: readonly Product[] = [
${Array.from({ length: count - 5 }, (_, i) => product(i)).join("\n")}
];
export const products: readonly Product[] = [flare42, flare62, flare82, flare102, flare50, ...generated];
export { flare42, flare50, flare62, flare82, flare102, hybridFeatures };
`;
