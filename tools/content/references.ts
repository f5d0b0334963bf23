import { findProduct, productSlug } from "../../src/model/slug.ts";
import type { Language } from "./languages.ts";
import type { Content, Problem } from "./parse.ts";
import { unnamed } from "./planner-ids.ts";

type Reference = { file: string; key: readonly PropertyKey[]; id: string };

/** The references whose id is not among `ids`. */
const unknown = (ids: readonly string[], kind: string, references: readonly Reference[]): Problem[] =>
  references
    .filter(({ id }) => !ids.includes(id))
    .map(({ file, key, id }) => ({ file, key, reason: `there is no ${kind} "${id}"` }));

/** Ids in one file that must exist in another. */
export function referenceProblems({ facts, words, products }: Content, language: Language): Problem[] {
  const { featured, features, "feature-notes": notes, "run-examples": runWords } = words[language];
  const runs = facts["run-examples"];
  const wordFile = (name: string) => `${language}/${name}.yaml`;
  return [
    ...featured
      .map(({ product }, i) => ({ file: wordFile("featured"), key: ["products", i, "product"], id: product }))
      .filter(({ id }) => !findProduct(products[language], id))
      .flatMap((reference) => unknown([], "product", [reference])),
    ...unknown(
      Object.keys(facts.features),
      "feature",
      products[language].flatMap((product) =>
        product.features.map((id, i) => ({
          file: `products/${productSlug(product.model)}.yaml`,
          key: ["features", i],
          id,
        })),
      ),
    ),
    ...Object.entries({ features, "feature-notes": notes }).flatMap(([name, texts]) =>
      unnamed({ file: wordFile(name), key: [], ids: Object.keys(texts) }, Object.keys(facts.features)),
    ),
    ...unknown(
      facts.appliances.map(({ id }) => id),
      "appliance",
      [...Object.keys(runs.base), runs.repeated, ...runs.extras].map((id) => ({
        file: "facts/run-examples.yaml",
        key: [],
        id,
      })),
    ),
    ...(["base", "extras"] as const).flatMap((part) =>
      unknown(
        Object.keys(runWords[part]),
        "text for the appliance",
        (part === "base" ? Object.keys(runs.base) : runs.extras).map((id) => ({
          file: wordFile("run-examples"),
          key: [part],
          id,
        })),
      ),
    ),
    ...unknown(Object.keys(runWords.repeated), "text for the appliance", [
      { file: wordFile("run-examples"), key: ["repeated"], id: runs.repeated },
    ]),
  ];
}
