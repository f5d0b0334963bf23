import { productSlug } from "../../src/model/slug.ts";
import type { ParsedProduct, Problem } from "./parse.ts";

/** What the schema of one file cannot tell. */
export function productProblems(products: readonly ParsedProduct[]): Problem[] {
  return products.flatMap(({ file, model, order }, place) => {
    const before = products.slice(0, place).find((other) => other.order === order);
    const name = `products/${productSlug(model)}.yaml`;
    return [
      // Other files refer to it by this name, and no two products can have the same URL.
      ...(file === name ? [] : [{ file, key: ["model"], reason: `belongs in content/${name}` }]),
      ...(before ? [{ file, key: ["order"], reason: `content/${before.file} has the same` }] : []),
    ];
  });
}
