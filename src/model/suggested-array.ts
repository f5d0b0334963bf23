import { kilowatts, type Product } from "./product.ts";

/** In kWp, to one decimal. `ratio` is that of panels to inverter: panels rarely reach their rated power. */
export const suggestedArray = (product: Pick<Product, "model">, ratio: number): number =>
  Math.round(kilowatts(product) * ratio * 10) / 10;
