/** What can be edited: one entry for each file that content/schema knows, and the products. */
import type { z } from "zod";
import { facts, words } from "../../content/schema/index.ts";
import { languages } from "../content/languages.ts";
import { placeOf } from "./navigation.ts";
import { readable } from "./readable.ts";

export type Entry = {
  key: string;
  label: string;
  group: string;
  /** In content/, without ".yaml". */
  path: string;
  schema: z.ZodType;
  /** The page to show beside the form. */
  page?: string;
};

const entry = (folder: string, name: string, schema: z.ZodType): Entry => ({
  key: `${folder}-${name}`,
  label: readable(name),
  path: `${folder}/${name}`,
  schema,
  ...placeOf(`${folder}/${name}`),
});

export const entries: readonly Entry[] = [
  ...languages.flatMap((language) => Object.entries(words).map(([name, schema]) => entry(language, name, schema))),
  ...Object.entries(facts).map(([name, schema]) => entry("facts", name, schema)),
];
