import { roundToTenth } from "./format.ts";
import { kilowatts, type Product } from "./product.ts";

/** In kWp, to one decimal. `ratio` is that of panels to inverter: panels rarely reach their rated power. */
export const suggestedArray = (product: Pick<Product, "model">, ratio: number): number =>
  roundToTenth(kilowatts(product) * ratio);
