import { SitePath } from "../../content/schema/text.ts";
import { productSlug } from "../../src/model/slug.ts";
import type { routes } from "../../src/routes.ts";
import type { Language } from "./languages.ts";
import { type Content, keyOfList, type Problem } from "./parse.ts";

type Routes = typeof routes;
type Listed = { [Name in keyof Routes]: Routes[Name]["listed"] extends true ? Name : never }[keyof Routes];
type Targets = { [Name in Listed]: { path: Routes[Name]["path"]; parts: readonly string[] } };

/**
 * Targets that links may have: listed routes and ids in them; links.test.ts checks that the code has these ids. Only the
 * type of `routes` is imported, since vite.config.ts loads this file and cannot load pages.
 */
export const targets: Targets = {
  home: {
    path: "/",
    parts: ["home", "about", "solutions", "find-your-flare", "products", "services", "contact"],
  },
  products: { path: "/products", parts: ["compare"] },
  product: { path: "/products/:slug", parts: ["specifications", "string-check"] },
};

/** The ids that each page has. */
function idsByPath({ words, products }: Content, language: Language): Map<string, readonly string[]> {
  const questions = words[language].questions.map(({ id }) => `faq-${id}`);
  const { home, product, ...others } = targets;
  return new Map([
    [home.path, [...home.parts, ...questions]],
    ...Object.values(others).map(({ path, parts }) => [path, parts] as const),
    ...products[language].map(
      ({ model }) => [product.path.replace(":slug", productSlug(model)), product.parts] as const,
    ),
  ]);
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
