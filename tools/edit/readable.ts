import { type Language, languages } from "../content/languages.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

export const languageName = (language: Language): string => names.of(language) ?? language;

/** "officeCity" and "office-city" are "Office city", "en" is "English". */
export function readable(name: string): string {
  const language = languages.find((each) => each === name);
  if (language) return languageName(language);
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
