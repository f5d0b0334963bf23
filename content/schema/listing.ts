import { z } from "zod";
import { listOf } from "./link.ts";
import { id, label, message, partialMessage, text } from "./text.ts";

/** On the home page and on /products. */
export const listing = z.strictObject({
  heading: text(60),
  lead: text(160),
  /** Of a numeral's link, for screen readers. */
  numeral: message(40, "size", "type", "model"),
  unit: label().describe("Below each numeral on a phone."),
  belowNumeral: message(40, "type").describe("Below each numeral on larger screens."),
  tabs: label(),
  all: label(),
  undecided: z.strictObject({
    figure: z.strictObject({ text: text(5) }),
    heading: text(60),
    text: text(160),
    action: label(),
  }),
  more: label(),
  left: message(40, "count"),
});

export const productsPage = z.strictObject({
  lineUp: z.strictObject({ label: label(), heading: text(60), lead: text(160) }),
  featured: label(),
  /** `…Of` and `…About` are for screen readers. */
  specifications: label(),
  specificationsOf: message(40, "model"),
  learnMore: label(),
  learnMoreAbout: message(40, "model"),
  all: label(),
});

const featuredProduct = z.strictObject({
  /** The name of its file in content/products. */
  product: id(),
  headline: text(160),
  text: partialMessage(120, "model", "type"),
  note: text(120).optional().describe("The basis of a headline about appliances."),
  ground: z.enum(["paper", "dusk", "noon"]),
});

export const featured = z
  .strictObject({ products: listOf(featuredProduct, { by: "product" }) })
  .transform((file) => file.products);
