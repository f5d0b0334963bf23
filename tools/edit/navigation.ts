import { pathIn } from "../../src/model/path-in-language.ts";
import { baseOf, type Language, languages } from "../content/languages.ts";
import { languageName } from "./readable.ts";

/** `page` is shown beside the form. */
type Group = { title: string; page: string; entries: RegExp };

/** A file belongs to the first line that names it. */
const groups: readonly Group[] = [
  { title: "company", page: "/#contact", entries: /contact|company|hours/ },
  { title: "company", page: "/#footer", entries: /newsletter/ },
  { title: "planner", page: "/#find-your-flare", entries: /planner|calculator|appliances|cities|market/ },
  { title: "range", page: "/products/404", entries: /product-not-found/ },
  { title: "range", page: "/products", entries: /product|listing|feature|compare|spec|run-examples|string|data-sheet/ },
  { title: "throughout", page: "/#footer", entries: /footer/ },
  { title: "throughout", page: "/", entries: /formats|navigation|frame|shell|site|notices|structured/ },
  { title: "home and other pages", page: "/#about", entries: /about/ },
  { title: "home and other pages", page: "/#solutions", entries: /solution|energy/ },
  { title: "home and other pages", page: "/#services", entries: /services|questions|search/ },
  { title: "home and other pages", page: "/404", entries: /not-found/ },
  { title: "home and other pages", page: "/offline", entries: /offline/ },
  { title: "home and other pages", page: "/", entries: /./ },
];
const titles = ["home and other pages", "planner", "range", "company", "throughout"];

/** What has no language of its own. */
export const SHARED = "Products and facts";

const titleIn = (language: Language, title: string) => `${languageName(language)}: ${title}`;

export const groupTitles = [
  SHARED,
  ...languages.flatMap((language) => titles.map((title) => titleIn(language, title))),
];

/** Group and page of a file, by its name in content/<language> or in content/facts. */
export function placeOf(name: string, language?: Language): { group: string; page: string } {
  const { title = "", page = "/" } = groups.find(({ entries }) => entries.test(name)) ?? {};
  return language ? { group: titleIn(language, title), page: pathIn(baseOf(language), page) } : { group: SHARED, page };
}
