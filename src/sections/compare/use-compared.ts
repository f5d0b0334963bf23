import { useState } from "react";
import { useParam } from "../../address/use-param.ts";
import { compareParam, parseCompare, toggleCompared } from "../../model/compare.ts";
import type { Product } from "../../model/product.ts";

export type Compared = ReturnType<typeof useCompared>;

/** The models chosen to compare, which live in the address, and what to say of the last change. */
export function useCompared(products: readonly Product[]) {
  const [param, change] = useParam("compare");
  const [said, say] = useState("");
  const toggle = (product: Product) =>
    change((now) => {
      const before = parseCompare(now, products);
      const after = toggleCompared(before, product);
      say(`${product.model} ${after.length > before.length ? "added" : "removed"}. ${after.length} chosen to compare.`);
      return compareParam(after);
    });
  const clear = () =>
    change(() => {
      say("Nothing chosen to compare.");
      return "";
    });
  return { chosen: parseCompare(param, products), said, toggle, clear };
}
