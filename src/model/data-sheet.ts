import type { Product } from "./product.ts";

/** "FLARE 6.2KW" is FLARE-6.2KW-data-sheet.pdf. */
export const dataSheetName = ({ model }: Pick<Product, "model">): string =>
  `${model.replaceAll(" ", "-")}-data-sheet.pdf`;

export const dataSheetPath = (product: Pick<Product, "model">): string => `/data-sheets/${dataSheetName(product)}`;

/** "2026-11-01" is November 2026, in any time zone. */
export const issuedInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
