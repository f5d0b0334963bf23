/** Where a text of the data sheet is written, for messages. */
import { language } from "#content/language.ts";
import { productSlug } from "../../src/model/slug.ts";

export const inWords = (name: string, key: string): string => `content/${language.code}/${name}.yaml: ${key}`;

export const inProduct = ({ model }: { model: string }, key: string): string =>
  `content/products/${productSlug(model)}.yaml: ${key}`;
