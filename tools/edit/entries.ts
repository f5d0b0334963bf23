/** What can be edited: one entry for each file that content/schema knows, and the products. */
import type { z } from "zod";
import { facts, words } from "../../content/schema/index.ts";
import { type Language, languages } from "../content/languages.ts";
import { placeOf } from "./navigation.ts";
import { languageName, readable } from "./readable.ts";

export type Entry = {
  key: string;
  label: string;
  group: string;
  /** In content/, without ".yaml". */
  path: string;
  schema: z.ZodType;
  /** The page to show beside the form. */
  page: string;
};

const wordEntry = (language: Language, name: string, schema: z.ZodType): Entry => ({
  key: `${language}-${name}`,
  label: `${readable(name)} (${languageName(language)})`,
  path: `${language}/${name}`,
  schema,
  ...placeOf(name, language),
});

const factEntry = (name: string, schema: z.ZodType): Entry => ({
  key: `facts-${name}`,
  label: readable(name),
  path: `facts/${name}`,
  schema,
  ...placeOf(name),
});

export const entries: readonly Entry[] = [
  ...languages.flatMap((language) => Object.entries(words).map(([name, schema]) => wordEntry(language, name, schema))),
  ...Object.entries(facts).map(([name, schema]) => factEntry(name, schema)),
];
