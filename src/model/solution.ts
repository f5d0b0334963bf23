import type { Facts } from "../../content/schema/index.ts";
import { byCapacity, kilowatts, type Product } from "./product.ts";

type Fits = Facts["solutions"][string];

/** The models that fit, smallest first. */
export const fitting = <P extends Pick<Product, "model" | "type">>(products: readonly P[], fits: Fits): P[] =>
  byCapacity(products).filter(
    (product) =>
      kilowatts(product) >= (fits.from ?? 0) &&
      kilowatts(product) <= (fits.upTo ?? Number.POSITIVE_INFINITY) &&
      product.type === (fits.type ?? product.type),
  );
