import type { Product, ProductType } from "./product.ts";

export type ProductFilter = "all" | ProductType;

export const productFilters: readonly { value: ProductFilter; label: string }[] = [
  { value: "all", label: "All Products" },
  { value: "standard", label: "Standard Inverters" },
  { value: "hybrid", label: "Hybrid Inverters" },
];

export function parseFilter(text: string | null): ProductFilter {
  return productFilters.find(({ value }) => value === text)?.value ?? "all";
}

export function filterProducts(products: readonly Product[], filter: ProductFilter): readonly Product[] {
  return filter === "all" ? products : products.filter(({ type }) => type === filter);
}
