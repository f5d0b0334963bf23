import { kilowatts, type Product } from "./product.ts";

/** A common ratio of panels to inverter, since panels rarely reach their rated power. */
export const DC_AC_RATIO = 1.2;

/** In kWp, to one decimal. */
export const suggestedArray = (product: Pick<Product, "model">, ratio = DC_AC_RATIO): number =>
  Math.round(kilowatts(product) * ratio * 10) / 10;
