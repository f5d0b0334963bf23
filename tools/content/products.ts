import { MessageSource } from "../../content/schema/text.ts";
import { rankOf } from "../../src/model/product.ts";
import { productSlug } from "../../src/model/slug.ts";
import { type Language, languages } from "./languages.ts";
import { compileMessage } from "./message.ts";
import type { ParsedProduct, Problem } from "./parse.ts";

type Sized = Pick<ParsedProduct, "model">;

/** Chooses words by the product's rank in the range. */
export function describeProduct(text: string, product: Sized, products: readonly Sized[], language: string): string {
  const { call } = compileMessage(new MessageSource(text, ["rank"]), language, "some");
  return call({ rank: rankOf(product, products) });
}

function descriptionProblem(product: ParsedProduct, products: readonly Sized[], language: Language) {
  try {
    describeProduct(product.description[language], product, products, language);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What the schema of one file cannot tell. */
export function productProblems(products: readonly ParsedProduct[]): Problem[] {
  return products.flatMap((product, place) => {
    const { file, model, order } = product;
    const before = products.slice(0, place).find((other) => other.order === order);
    const name = `products/${productSlug(model)}.yaml`;
    return [
      // Other files refer to it by this name, and no two products can have the same URL.
      ...(file === name ? [] : [{ file, key: ["model"], reason: `belongs in content/${name}` }]),
      ...(before ? [{ file, key: ["order"], reason: `content/${before.file} has the same` }] : []),
      ...languages.flatMap((language) => {
        const reason = descriptionProblem(product, products, language);
        return reason ? [{ file, key: ["description", language], reason }] : [];
      }),
    ];
  });
}
