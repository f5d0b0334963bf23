/** Words of no meaning, always the same ones, so that made-up texts compress no better than real ones. */
function wordsFrom(seed: number): () => string {
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
  const word = wordsFrom(index);
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

/** A content/products/index.ts with the real five and as many made-up ones as it takes to reach the count. */
export const generatedCatalogue = (count: number): string => `import type { Product } from "../../model/product.ts";
import { flare42 } from "./flare-42kw.ts";
import { flare50 } from "./flare-50kw-hybrid.ts";
import { flare62 } from "./flare-62kw.ts";
import { flare82 } from "./flare-82kw.ts";
import { flare102 } from "./flare-102kw.ts";
import { hybridFeatures } from "./hybrid-features.ts";

const madeUp: readonly Product[] = [
${Array.from({ length: count - 5 }, (_, i) => product(i)).join("\n")}
];
export const products: readonly Product[] = [flare42, flare62, flare82, flare102, flare50, ...madeUp];
export { flare42, flare50, flare62, flare82, flare102, hybridFeatures };
`;
