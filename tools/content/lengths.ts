import type { Language } from "./languages.ts";
import { type Content, type Problem, schemaOf } from "./parse.ts";
import { type FigureTexts, fillIn } from "./resolve.ts";

function filled(data: unknown, figures: FigureTexts): unknown {
  if (typeof data === "string") return fillIn(data, figures);
  if (Array.isArray(data)) return data.map((each) => filled(each, figures));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, each]) => [key, filled(each, figures)]));
}

/** Texts that exceed their limit once figures are filled in. */
export function lengthProblems(values: Content["values"], figures: FigureTexts, language: Language): Problem[] {
  return Object.entries(values).flatMap(([file, data]) => {
    const isProduct = file.startsWith("products/");
    if (!isProduct && !file.startsWith(`${language}/`)) return [];
    const issues = schemaOf(file)?.safeParse(filled(data, figures)).error?.issues ?? [];
    return issues
      .filter(({ code, path }) => code === "too_big" && (!isProduct || path.includes(language)))
      .map(({ path, message }) => ({ file, key: path, reason: `${message} once figures are filled in` }));
  });
}
