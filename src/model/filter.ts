import type { Product, ProductType } from "./product.ts";

export type ProductFilter = "all" | ProductType;

export const productFilters: readonly ProductFilter[] = ["all", "standard", "hybrid"];

export function parseFilter(text: string | null): ProductFilter {
  return productFilters.find((filter) => filter === text) ?? "all";
}

export function filterProducts(products: readonly Product[], filter: ProductFilter): readonly Product[] {
  return filter === "all" ? products : products.filter(({ type }) => type === filter);
}
