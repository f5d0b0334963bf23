import { languages } from "../content/languages.ts";

const languageNames = new Intl.DisplayNames("en", { type: "language" });
const codes: readonly string[] = languages;

/** "officeCity" and "office-city" are "Office city", "en" is "English". */
export function readable(name: string): string {
  if (codes.includes(name)) return languageNames.of(name) ?? name;
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
