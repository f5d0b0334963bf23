import { kilowatts, type Product } from "./product.ts";

/** Panels to inverter, in watts: a common ratio, since panels rarely give all that is printed on them. */
export const DC_AC_RATIO = 1.2;

/** Peak kilowatts of panels for a model: an estimate, to one decimal. */
export const suggestedArray = (product: Pick<Product, "model">): number =>
  Math.round(kilowatts(product) * DC_AC_RATIO * 10) / 10;
