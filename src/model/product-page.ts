import type { Facts } from "../../content/schema/index.ts";
import type { Estimates } from "./estimates.ts";
import { CARD_NUMERAL, numeralScale } from "./numeral-layout.ts";
import { kilowatts, type Product } from "./product.ts";
import { relatedProducts } from "./related.ts";

/** The props of a product page, which does not load the whole catalogue. */
export type ProductPage = {
  product: Product;
  related: Product[];
  largest: number;
  /** For the cards of related products. */
  estimates: Estimates;
  numeralScale: number;
  /** Whether all models have the same figures. */
  sharedFigures: boolean;
  strings: StringFacts;
};

/** For the string check. */
export type StringFacts = Facts["string-check"] & { arrayRatio: Facts["market"]["arrayRatio"] };

export const haveSharedFigures = (products: readonly Product[]): boolean =>
  new Set(products.map(({ figures }) => JSON.stringify(figures))).size === 1;

export const productPage = (
  product: Product,
  products: readonly Product[],
  strings: StringFacts,
  estimates: Estimates,
): ProductPage => ({
  product,
  related: relatedProducts(products, product),
  largest: Math.max(...products.map(kilowatts)),
  estimates,
  numeralScale: numeralScale(products, CARD_NUMERAL),
  sharedFigures: haveSharedFigures(products),
  strings,
});
