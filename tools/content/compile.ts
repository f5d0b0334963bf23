/** Checks content/ and compiles it to the modules that #content/ and #facts/ stand for (see package.json). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve as resolvePath } from "node:path";
import type { LanguageModule } from "../../content/schema/index.ts";
import { frameProducts } from "../../src/model/range.ts";
import { productSlug } from "../../src/model/slug.ts";
import { productFigures } from "./appliance-figures.ts";
import { moduleOf } from "./emit.ts";
import { type Formats, figuresOf } from "./figures.ts";
import { baseOf, type Language, languages } from "./languages.ts";
import { lengthProblems } from "./lengths.ts";
import { CompiledMessage } from "./message.ts";
import { type Content, keyOfList, type Problem, parseSources } from "./parse.ts";
import { resolve } from "./resolve.ts";
import type { Sources } from "./sources.ts";

type Compiled = {
  /** TypeScript by file, such as "en/contact.ts". */
  modules: Record<string, string>;
  problems: Problem[];
};

function formatsOf(content: Content, language: Language): Formats {
  const { data } = resolve("formats", content.words[language].formats, {}, language);
  const callable = Object.entries(data as object).map(([name, each]) => [
    name,
    each instanceof CompiledMessage ? each.call : each,
  ]);
  return Object.fromEntries(callable) as Formats;
}

function languageModule(words: Content["words"], language: Language): LanguageModule {
  const all = languages.map((code) => ({ code, base: baseOf(code) }));
  return {
    code: language,
    base: baseOf(language),
    all,
    others: all
      .filter(({ code }) => code !== language)
      .map((each) => ({ ...each, ...words[each.code].language, locale: words[each.code].site.language })),
  };
}

/** A question is found by its keywords in every language. */
const withAllKeywords = (words: Content["words"], language: Language) =>
  words[language].questions.map((question) => {
    const same = languages.flatMap((code) => words[code].questions.filter(({ id }) => id === question.id));
    const keywords = new Set(same.flatMap(({ keywords = "" }) => keywords.split(" ")));
    return { ...question, keywords: [...keywords].join(" ") };
  });

function compileLanguage({ facts, words, products, values }: Content, language: Language, formats: Formats): Compiled {
  const figures = figuresOf(facts, products[language], formats, words[language]);
  const resolveFile = (file: string, data: unknown) =>
    resolve(file, data, figures, language, keyOfList(data, values[file]));
  const described = products[language].map((product) => {
    const own = { ...figures, ...productFigures(facts, product, products[language], formats) };
    const file = `products/${productSlug(product.model)}.yaml`;
    const { data, problems } = resolve(file, product.description, own, language, ["description", language]);
    return { product: { ...product, description: data }, problems };
  });
  const files = [
    ...Object.entries({ ...words[language], questions: withAllKeywords(words, language) })
      .filter(([name]) => name !== "language")
      .map(([name, data]) => ({ name, data, type: `Words["${name}"]` })),
    { name: "language", data: languageModule(words, language), type: "LanguageModule" },
    { name: "products", data: described.map(({ product }) => product), type: "Product[]" },
    // For header and footer, which must not bring the whole catalogue into every page.
    { name: "frame-products", data: frameProducts(products[language]), type: "FrameProducts" },
  ];
  const resolved = files.map((file) => ({
    ...file,
    ...resolveFile(`${language}/${file.name}.yaml`, file.data),
  }));
  return {
    modules: Object.fromEntries(
      resolved.map(({ name, data, type }) => [`${language}/${name}.ts`, moduleOf(name, data, type, language)]),
    ),
    problems: [
      ...[...described, ...resolved].flatMap(({ problems }) => problems),
      ...lengthProblems(values, figures, language),
    ],
  };
}

export function compileContent(sources: Sources): Compiled {
  const { content, problems } = parseSources(sources);
  // Figures follow from all of the content, and would add a problem for each sentence that names one.
  if (!content || problems.length > 0) return { modules: {}, problems };
  const facts = Object.entries(content.facts).map(([name, data]) => [
    `facts/${name}.ts`,
    moduleOf(name, data, `Facts["${name}"]`, "en"),
  ]);
  const compiled = languages.map((language) => compileLanguage(content, language, formatsOf(content, language)));
  return {
    modules: Object.assign(Object.fromEntries(facts), ...compiled.map(({ modules }) => modules)),
    problems: compiled.flatMap((each) => each.problems),
  };
}

export const inOneLine = ({ file, key, reason }: Problem): string =>
  `content/${file}: ${key.length > 0 ? `${key.join(".")}: ` : ""}${reason}`;

/** Leaves files alone that would not change, so that a dev server reloads only what did. Returns those that did. */
export function writeModules(modules: Compiled["modules"], folder = ".cache/content"): string[] {
  const changed = Object.entries(modules)
    .map(([file, code]) => ({ target: resolvePath(folder, file), code }))
    .filter(({ target, code }) => !isWritten(target, code));
  for (const { target, code } of changed) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  return changed.map(({ target }) => target);
}

function isWritten(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}
