import { kilowatts, type Product } from "./product.ts";

/** In kWp, to one decimal. `ratio` is panels to inverter, above 1 since panels rarely reach their rated power. */
export const suggestedArray = (product: Pick<Product, "model">, ratio: number): number =>
  Math.round(kilowatts(product) * ratio * 10) / 10;
