import { compare } from "#content/compare.ts";
import { productTypes } from "#content/product-types.ts";
import { features } from "#facts/features.ts";
import { featureTitle } from "../../format/feature-titles.ts";
import { specRows } from "../../format/spec-rows.ts";
import type { Product } from "../../model/product.ts";

/** One value per product: text, or whether it has the feature. */
export type CompareRow = { id: string; label: string; values: readonly (string | boolean)[] };

/** Features that do not repeat a row of the specification. */
const extraFeatures = (products: readonly Product[]): string[] =>
  [...new Set(products.flatMap((product) => product.features))].filter((id) => !features[id]?.row);

function allRows(products: readonly Product[]): CompareRow[] {
  const [first] = products;
  if (!first) return [];
  const tables = products.map(specRows);
  return [
    ...specRows(first).map(({ id, label }, i) => ({ id, label, values: tables.map((rows) => rows[i]?.value ?? "") })),
    { id: "type", label: compare.table.type, values: products.map(({ type }) => productTypes[type].label) },
    ...extraFeatures(products).map((id) => ({
      id,
      label: featureTitle(id, first),
      values: products.map((product) => product.features.includes(id)),
    })),
  ];
}

const isSame = ({ values }: CompareRow): boolean => new Set(values).size === 1;

export function compareRows(products: readonly Product[]) {
  const rows = allRows(products);
  return { differing: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

/** Whether everything that the chosen models share is true of the whole range. */
export function sharedByRange(chosen: readonly Product[], range: readonly Product[]): boolean {
  const shared = new Set(compareRows(range).same.map(({ id }) => id));
  return compareRows(chosen).same.every(({ id }) => shared.has(id));
}
