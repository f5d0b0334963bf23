/** Words that pages with products share. */
import { z } from "zod";
import { label, message, text } from "./text.ts";

const type = z.strictObject({
  label: label().describe("On the badge."),
  name: label().describe("Within a sentence."),
  short: label(),
  filter: label().describe("Of its tab."),
});

export const productTypes = z.strictObject({ standard: type, hybrid: type });

export const productCard = z.strictObject({
  panels: message(40, "array"),
  more: message(40, "count"),
  photo: message(40, "model"),
  drawing: message(40, "model"),
});

export const productActions = z.strictObject({
  quote: label(),
  specifications: label(),
  download: label(),
  /** To share. */
  summary: message(60, "model", "type", "description"),
  figure: message(40, "label", "value"),
});

const view = z.strictObject({ label: label(), alt: message(60, "model") });

/** The page of a product. */
export const productPage = z.strictObject({
  title: message(40, "model", "type"),
  breadcrumb: z.strictObject({ label: label(), home: label(), products: label() }),
  capacity: label(),
  inShort: message(40, "model"),
  gallery: z.strictObject({
    legend: message(40, "model"),
    whole: label(),
    views: z.strictObject({ side: view, display: view, ring: view }),
    /** The turntable. */
    turn: z.strictObject({
      button: label(),
      label: message(40, "model"),
      degrees: message(40, "degrees"),
      hint: text(80).describe("On touch screens."),
      keysHint: text(80).describe("On others, where there are keys."),
      failed: text(80),
    }),
  }),
  features: z.strictObject({ heading: label() }),
  sizeNote: text(160).describe("Required beside every product description, since those are estimates."),
  related: z.strictObject({ heading: label() }),
  stringCheck: z.strictObject({ heading: label(), lead: text(160) }),
});
