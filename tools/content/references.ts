import { productSlug } from "../../src/model/slug.ts";
import { unknownIds, unnamed } from "./id-checks.ts";
import type { Language } from "./languages.ts";
import type { Content, Problem } from "./parse.ts";

/** Ids in one file that must exist in another. */
export function referenceProblems({ facts, words, products }: Content, language: Language): Problem[] {
  const { featured, features, "feature-notes": notes, "run-examples": runWords } = words[language];
  const runs = facts["run-examples"];
  const base = Object.keys(runs.base);
  const wordFile = (name: string) => `${language}/${name}.yaml`;
  const slugs = products[language].map(({ model }) => productSlug(model));
  const knownFeatures = Object.keys(facts.features);
  const appliances = facts.appliances.map(({ id }) => id);
  const runText = (part: "base" | "repeated" | "extras", ids: readonly string[]) =>
    unknownIds(
      { file: wordFile("run-examples"), key: [part], ids },
      Object.keys(runWords[part]),
      "text for the appliance",
    );
  return [
    ...featured.flatMap(({ product }, i) =>
      unknownIds({ file: wordFile("featured"), key: ["products", i, "product"], ids: [product] }, slugs, "product"),
    ),
    ...products[language].flatMap((product) =>
      product.features.flatMap((id, i) =>
        unknownIds(
          { file: `products/${productSlug(product.model)}.yaml`, key: ["features", i], ids: [id] },
          knownFeatures,
          "feature",
        ),
      ),
    ),
    ...Object.entries({ features, "feature-notes": notes }).flatMap(([name, texts]) =>
      unnamed({ file: wordFile(name), key: [], ids: Object.keys(texts) }, knownFeatures),
    ),
    ...unknownIds(
      { file: "facts/run-examples.yaml", key: [], ids: [...base, runs.repeated, ...runs.extras] },
      appliances,
      "appliance",
    ),
    ...runText("base", base),
    ...runText("extras", runs.extras),
    ...runText("repeated", [runs.repeated]),
  ];
}
