/** Where a file stands in the editor's navigation, and the page that shows it. A file that is not listed is under Pages. */
const places: Record<string, { group?: string; page?: string }> = {
  contact: { page: "/#contact" },
  company: { page: "/#contact" },
  hours: { page: "/#contact" },
  formats: { group: "Throughout" },
};

export const groups = ["Pages", "Range", "Company", "Throughout", "Facts"] as const;

export const groupOf = (folder: string, name: string): string =>
  places[name]?.group ?? (folder === "facts" ? "Facts" : "Pages");

export const pageOf = (name: string): string | undefined => places[name]?.page;
