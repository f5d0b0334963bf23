import { z } from "zod";
import { product as words } from "#content/product.ts";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { featureTitles } from "../format/feature-titles.ts";
import { dataSheetPath, productPath } from "../format/paths.ts";
import { specRows } from "../format/spec-rows.ts";
import { kilowatts, type Product } from "../model/product.ts";
import { productSlug } from "../model/slug.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { productPictures } from "./product-pictures.ts";

/** Increase it when a field is removed or changes its meaning, not when one is added. */
const VERSION = 1;

/** The schema of /catalogue.json. Build time only, which keeps zod out of the browser. */
export const catalogueSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal(VERSION),
  updated: z.iso.date().describe("The day on which the site's content last changed"),
  language: z.string(),
  products: z.array(
    z.strictObject({
      model: z.string(),
      slug: z.string(),
      url: z.url(),
      capacity: z.string().describe("As it is written on the site, e.g. '6.2KW Hybrid'"),
      kilowatts: z.number().describe("The figure in the model's name"),
      type: z.enum(["standard", "hybrid"]),
      description: z.string(),
      descriptionNote: z.string().describe("What of the description is an estimate; show it where you show that"),
      features: z.array(z.string()),
      specification: z.array(z.strictObject({ id: z.string(), label: z.string(), value: z.string() })),
      pictures: z.array(z.strictObject({ url: z.url(), alt: z.string() })),
      dataSheet: z.url().describe("One page of A4, as PDF"),
    }),
  ),
});

type Catalogue = z.infer<typeof catalogueSchema>;

const entry = (product: Product): Catalogue["products"][number] => ({
  model: product.model,
  slug: productSlug(product.model),
  url: absoluteUrl(productPath(product)),
  capacity: product.capacity,
  kilowatts: kilowatts(product),
  type: product.type,
  description: product.description,
  descriptionNote: words.sizeNote,
  features: featureTitles(product),
  specification: specRows(product),
  pictures: productPictures(product).map(({ path, alt }) => ({ url: absoluteUrl(path), alt })),
  dataSheet: absoluteUrl(dataSheetPath(product)),
});

/** `updated` is the day of the content. */
export const catalogue = (updated: string): Catalogue => ({
  $schema: absoluteUrl("/catalogue.schema.json"),
  version: VERSION,
  updated,
  language: site.language,
  products: products.map(entry),
});

export const catalogueJsonSchema = () => z.toJSONSchema(catalogueSchema);
