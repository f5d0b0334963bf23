import { useState } from "react";
import { useParam } from "../../address/use-param.ts";
import { compareParam, parseCompare, toggleCompared } from "../../model/compare.ts";
import type { Product } from "../../model/product.ts";

export type Compared = ReturnType<typeof useCompared>;

/** The chosen models, stored in the address, and a status message for screen readers. */
export function useCompared(products: readonly Product[]) {
  const [param, change] = useParam("compare");
  const [status, setStatus] = useState("");
  const toggle = (product: Product) =>
    change((now) => {
      const before = parseCompare(now, products);
      const after = toggleCompared(before, product);
      setStatus(
        `${product.model} ${after.length > before.length ? "added" : "removed"}. ${after.length} chosen to compare.`,
      );
      return compareParam(after);
    });
  const clear = () =>
    change(() => {
      setStatus("Nothing chosen to compare.");
      return "";
    });
  return { chosen: parseCompare(param, products), status, toggle, clear };
}
