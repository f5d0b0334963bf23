type Group = { title: string /** Shown beside the form. */; page?: string; entries: RegExp };

/** An entry belongs to the first group that names it: "en/contact", "facts/hours". */
const groups: readonly Group[] = [
  { title: "Company", page: "/#contact", entries: /contact|company|hours|newsletter/ },
  { title: "Facts", entries: /^facts/ },
  { title: "Planner", page: "/#planner", entries: /planner|calculator/ },
  { title: "Range", page: "/products", entries: /product|listing|feature|compare|spec|run-examples|string|data-sheet/ },
  { title: "Throughout", page: "/", entries: /formats|navigation|footer|frame|shell|site|notices|structured/ },
  { title: "Home and other pages", page: "/", entries: /./ },
];

export const groupTitles = ["Home and other pages", "Planner", "Range", "Company", "Throughout", "Facts"];

export function placeOf(path: string): { group: string; page?: string } {
  const { title = "", page } = groups.find(({ entries }) => entries.test(path)) ?? {};
  return { group: title, ...(page && { page }) };
}
