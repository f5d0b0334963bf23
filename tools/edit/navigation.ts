/** Where an entry stands in the editor's navigation, and the page that shows it. One that is not listed is under Pages. */
const places: Record<string, { group?: string; page?: string }> = {
  contact: { page: "/#contact" },
  formats: { group: "Throughout" },
  "facts/company": { group: "Company", page: "/#contact" },
  "facts/hours": { group: "Company", page: "/#contact" },
};

export const groups = ["Pages", "Range", "Company", "Throughout", "Facts"];

export function placeOf(folder: string, name: string): { group: string; page?: string } {
  const isFact = folder === "facts";
  return { group: isFact ? "Facts" : "Pages", ...places[isFact ? `facts/${name}` : name] };
}
