import { SitePath } from "../../content/schema/text.ts";
import { productSlug } from "../../src/model/slug.ts";
import { type Route, routes } from "../../src/routes.ts";
import type { Language } from "./languages.ts";
import { type Content, keyOfList, type Problem } from "./parse.ts";

/** The ids that links to each page may name. */
function idsByPath({ words, products }: Content, language: Language): Map<string, readonly string[]> {
  const listed = Object.values<Route>(routes).filter((route) => route.listed);
  const paths = listed.flatMap(({ path, parts = [] }) =>
    path.includes(":slug")
      ? products[language].map(({ model }) => [path.replace(":slug", productSlug(model)), parts] as const)
      : [[path, parts] as const],
  );
  const questions = words[language].questions.map(({ id }) => `faq-${id}`);
  return new Map(paths).set("/", [...routes.home.parts, ...questions]);
}

function reasonAgainst(to: string, pages: ReturnType<typeof idsByPath>): string | undefined {
  const [path = "", id] = to.split("#");
  const ids = pages.get(path);
  if (!ids) return `there is no page "${path}"`;
  if (id === undefined || ids.includes(id)) return undefined;
  const question = id.replace(/^faq-/, "");
  return question === id ? `the page "${path}" has no part "${id}"` : `there is no question "${question}"`;
}

type Link = { to: string; key: readonly PropertyKey[] };

function linksIn(data: unknown, key: readonly PropertyKey[]): Link[] {
  if (data instanceof SitePath) return [{ to: data.path, key }];
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([name, each]) => linksIn(each, [...key, name]));
}

/** Links to pages, products, sections and questions that do not exist. */
export function linkProblems(content: Content, language: Language): Problem[] {
  const pages = idsByPath(content, language);
  return Object.entries(content.words[language]).flatMap(([name, data]) => {
    const file = `${language}/${name}.yaml`;
    return linksIn(data, keyOfList(data, content.values[file])).flatMap(({ to, key }) => {
      const reason = reasonAgainst(to, pages);
      return reason ? [{ file, key, reason }] : [];
    });
  });
}
