import { parseDocument } from "yaml";
import type { z } from "zod";
import { type Facts, facts, product, type Words, words } from "../../content/schema/index.ts";
import type { Product } from "../../content/schema/product.ts";
import { characterProblems } from "./characters.ts";
import { type Language, languages } from "./languages.ts";
import { linkProblems } from "./links.ts";
import { plannerProblems } from "./planner-ids.ts";
import { productProblems } from "./products.ts";
import { referenceProblems } from "./references.ts";
import { solutionProblems } from "./solutions.ts";
import type { Sources } from "./sources.ts";

/** `key` is the path within the file. */
export type Problem = { file: string; key: readonly PropertyKey[]; reason: string };

export type Content = {
  facts: Facts;
  words: Record<Language, Words>;
  products: Record<Language, Product[]>;
  /** As they are in each file. */
  values: Readonly<Record<string, unknown>>;
};

/** Key prefix for a file whose schema unwraps a single list, so that messages name the key as it is in the file. */
export const keyOfList = (data: unknown, values: unknown): string[] =>
  Array.isArray(data) ? Object.keys(Object(values)) : [];

type Schemas = Readonly<Record<string, z.ZodType>>;
export type ParsedProduct = z.output<typeof product> & { file: string };

export const schemaOf = (file: string): z.ZodType | undefined => {
  const [folder = "", name = ""] = file.replace(".yaml", "").split("/");
  if (folder === "products") return product;
  const schemas: Schemas = folder === "facts" ? facts : words;
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
};

/** The file's content, or what is wrong with it. */
function parseFile(file: string, source: string): { values?: unknown; data?: unknown; problems: Problem[] } {
  const schema = schemaOf(file);
  if (!schema) return { problems: [{ file, key: [], reason: "has no schema in content/schema" }] };
  const document = parseDocument(source);
  const [fault] = document.errors;
  if (fault) return { problems: [{ file, key: [], reason: fault.message }] };
  const values: unknown = document.toJS();
  const { data, error } = schema.safeParse(values);
  const refused = (error?.issues ?? []).map(({ path, message }) => ({ file, key: path, reason: message }));
  return { values, data, problems: [...refused, ...characterProblems(file, values)] };
}

const expectedFiles = [
  ...Object.keys(facts).map((name) => `facts/${name}.yaml`),
  ...languages.flatMap((language) => Object.keys(words).map((name) => `${language}/${name}.yaml`)),
];

const inLanguage = (products: readonly ParsedProduct[], language: Language, { specification }: Facts): Product[] =>
  products
    .toSorted((a, b) => a.order - b.order)
    .map(({ file: _, order: __, description, figures, ...rest }) => ({
      ...rest,
      description: description[language],
      figures: { ...specification, ...figures },
    }));

export function parseSources(sources: Sources): { content?: Content; problems: Problem[] } {
  const missing = expectedFiles.filter((file) => !Object.hasOwn(sources, file));
  const problems: Problem[] = missing.map((file) => ({ file, key: [], reason: "is missing" }));
  const byFolder: Record<string, Record<string, unknown>> = {};
  const values: Record<string, unknown> = {};
  for (const [file, source] of Object.entries(sources)) {
    const parsed = parseFile(file, source);
    problems.push(...parsed.problems);
    values[file] = parsed.values;
    const [folder = "", name = ""] = file.replace(".yaml", "").split("/");
    byFolder[folder] = { ...byFolder[folder], [name]: parsed.data };
  }
  if (problems.length > 0) return { problems };
  // Checked above: every file is there and follows its schema.
  const parsedFacts = byFolder.facts as Facts;
  const parsedProducts = Object.entries(byFolder.products ?? {}).map(
    ([name, data]) => ({ ...(data as object), file: `products/${name}.yaml` }) as ParsedProduct,
  );
  const each = <Value>(make: (language: Language) => Value) =>
    Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;
  const found = productProblems(parsedProducts);
  if (found.length > 0) return { problems: found };
  const content = {
    facts: parsedFacts,
    words: each((language) => byFolder[language] as Words),
    products: each((language) => inLanguage(parsedProducts, language, parsedFacts)),
    values,
  };
  return {
    content,
    problems: [
      ...plannerProblems(parsedFacts, content.words),
      ...solutionProblems(content),
      ...languages.flatMap((language) => [...referenceProblems(content, language), ...linkProblems(content, language)]),
    ],
  };
}
