import packageFile from "../../package.json" with { type: "json" };

const { default: _, ...others } = packageFile.imports["#content/*"];

export type Language = "en" | keyof typeof others;

/** Each has a folder in content/. The list is in package.json, under "imports"; English is the default. */
export const languages = ["en", ...Object.keys(others)] as readonly Language[];

/** What paths in this language begin with. */
export const baseOf = (language: string): string => (language === languages[0] ? "" : `/${language}`);
