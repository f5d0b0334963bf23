import { z } from "zod";
import type { Product } from "./product.ts";
import { findProduct, productSlug } from "./slug.ts";

/** Checks that types cannot express. Build time only, which keeps zod out of the browser. */
const productSchema = z.object({
  model: z.string().regex(/^FLARE \d+\.\dKW( Hybrid)?$/, "must read like 'FLARE 4.2KW'"),
  capacity: z.string().regex(/^\d+\.\dKW( Hybrid)?$/, "must read like '6.2KW Hybrid'"),
  description: z.string().min(40).max(180),
  features: z.array(z.string().min(10).max(90)).min(5),
  type: z.enum(["standard", "hybrid"]),
  image: z.string().optional(),
});

const problemsOf = (product: Product): string[] => {
  const { error } = productSchema.safeParse(product);
  const problems = (error?.issues ?? []).map((issue) => {
    const field = issue.path.join(".") || "product";
    const value: unknown = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown>)?.[key],
      product,
    );
    const length = typeof value === "string" || Array.isArray(value) ? ` (length ${value.length})` : "";
    return `${field}${length}: ${issue.message}`;
  });
  if (product.capacity.endsWith("Hybrid") !== (product.type === "hybrid")) {
    problems.push(`capacity: '${product.capacity}' does not agree with type '${product.type}'`);
  }
  // Cards and planner use the number in `model`, the specification the one in `capacity`.
  if (!product.model.startsWith(`FLARE ${product.capacity.replace(" Hybrid", "")}`)) {
    problems.push(`capacity: '${product.capacity}' does not agree with model '${product.model}'`);
  }
  if (new Set(product.features).size < product.features.length) problems.push("features: one is listed twice");
  return problems;
};

export function catalogueProblems(products: readonly Product[]): string[] {
  const problems = products.flatMap((product) =>
    problemsOf(product).map((text) => `Product "${product.model}": ${text}`),
  );
  const clashes = products.filter((product) => findProduct(products, productSlug(product.model)) !== product);
  return [
    ...problems,
    ...clashes.map(({ model }) => `Product "${model}": model: another product has the same address`),
  ];
}

/** Finds .example addresses and phone numbers of zeros at any depth. */
export function placeholders(content: unknown): string[] {
  if (typeof content === "string") return /\.example\b|00000/.test(content) ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(placeholders);
}
