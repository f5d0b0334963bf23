import { type Collection, type ComponentSchema, type Config, type SlugFormField, singleton } from "@keystatic/core";
import { parse } from "yaml";
import { product } from "../../content/schema/index.ts";
import { productSlug } from "../../src/model/slug.ts";
import type { Sources } from "../content/sources.ts";
import { Line } from "./controls.tsx";
import { type Entry, entries } from "./entries.ts";
import { asText, field } from "./fields.tsx";
import { formOfFile } from "./form.tsx";
import { groupTitles, SHARED } from "./navigation.ts";
import { STORAGE } from "./storage.ts";

const PRODUCT_FILE = /^products\//;

/** The model names the file: "FLARE 4.2KW" is in flare-42kw.yaml. */
function modelField(): SlugFormField<string, string, string, string> {
  const place = {
    label: "Model",
    description: "Also the product's address.",
    schema: product.shape.model,
    at: ["model"],
    file: PRODUCT_FILE,
    optional: false,
    samples: [],
  };
  const model = field(place, asText, Line);
  return {
    ...model,
    formKind: "slug",
    serializeWithSlug: (value) => ({ slug: productSlug(value), value }),
    validate(value, extra) {
      if (extra?.slugField.slugs.has(productSlug(value))) throw new Error("Another product has this model.");
      return model.validate(value);
    },
    reader: { ...model.reader, parseWithSlug: String },
  };
}

const products: Collection<Record<string, ComponentSchema>, "model"> = {
  label: "Products",
  path: "products/*",
  format: { data: "yaml" },
  slugField: "model",
  columns: ["order", "capacity"],
  schema: { ...formOfFile(PRODUCT_FILE, product, []), model: modelField() },
};

const singletonOf = ({ label, path, schema }: Entry, sources: Sources) =>
  singleton({
    label,
    path,
    format: { data: "yaml" },
    schema: formOfFile(new RegExp(`^${path}\\.yaml$`), schema, [parse(sources[`${path}.yaml`] ?? "")]),
  });

const keysIn = (group: string) => [
  ...(group === SHARED ? ["products"] : []),
  ...entries.filter((each) => each.group === group).map(({ key }) => key),
];

/** `sources` is the content as it is now. */
export const configOf = (sources: Sources): Config => ({
  storage: STORAGE,
  ui: {
    brand: { name: "FLARE" },
    navigation: Object.fromEntries(
      groupTitles.map((group) => [group, keysIn(group)] as const).filter(([, keys]) => keys.length > 0),
    ),
  },
  singletons: Object.fromEntries(entries.map((entry) => [entry.key, singletonOf(entry, sources)])),
  collections: { products },
});
