import type { FeatureNotes } from "./feature-note.ts";
import { byCapacity, type Product, typeLabel } from "./product.ts";
import { findProduct, productSlug } from "./slug.ts";
import { specRows } from "./spec.ts";

export const MAX_COMPARED = 5;
export const MIN_COMPARED = 2;

/** Known models, each once, by size; anything else in the parameter is ignored. */
export function parseCompare(value: string | null, products: readonly Product[]): Product[] {
  const found = (value ?? "").split(",").map((slug) => findProduct(products, slug.trim()));
  const distinct = new Set(found.filter((product) => product !== undefined));
  return byCapacity([...distinct].slice(0, MAX_COMPARED));
}

export const compareParam = (chosen: readonly Product[]): string =>
  chosen.map(({ model }) => productSlug(model)).join(",");

export function toggleCompared(chosen: readonly Product[], product: Product): Product[] {
  if (chosen.includes(product)) return chosen.filter((each) => each !== product);
  return byCapacity([...chosen, product].slice(0, MAX_COMPARED));
}

/** One value per product: text, or whether it has the feature. */
export type CompareRow = { id: string; label: string; values: readonly (string | boolean)[] };

/** Features that do not repeat a row of the specification. */
const extraFeatures = (products: readonly Product[], notes: FeatureNotes): string[] =>
  [...new Set(products.flatMap(({ features }) => features))].filter((feature) => !notes[feature]?.row);

function allRows(products: readonly Product[], notes: FeatureNotes): CompareRow[] {
  const [first] = products;
  if (!first) return [];
  const tables = products.map(specRows);
  return [
    ...specRows(first).map(({ id, label }, i) => ({ id, label, values: tables.map((rows) => rows[i]?.value ?? "") })),
    { id: "type", label: "Type", values: products.map(({ type }) => typeLabel(type)) },
    ...extraFeatures(products, notes).map((feature) => ({
      id: feature,
      label: feature,
      values: products.map(({ features }) => features.includes(feature)),
    })),
  ];
}

const isSame = ({ values }: CompareRow): boolean => new Set(values).size === 1;

export function compareRows(products: readonly Product[], notes: FeatureNotes) {
  const rows = allRows(products, notes);
  return { differing: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

/** Whether everything that the chosen models share is true of the whole range. */
export function sharedByRange(chosen: readonly Product[], range: readonly Product[], notes: FeatureNotes): boolean {
  const common = new Set(compareRows(range, notes).same.map(({ id }) => id));
  return compareRows(chosen, notes).same.every(({ id }) => common.has(id));
}
