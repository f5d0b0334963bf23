import type { Product } from "./product.ts";

/** "FLARE 6.2KW" is FLARE-6.2KW-data-sheet.pdf. */
export const dataSheetName = ({ model }: Pick<Product, "model">): string =>
  `${model.replaceAll(" ", "-")}-data-sheet.pdf`;
