import { useState } from "react";
import { compare } from "#content/compare.ts";
import { compareParam, parseCompare, toggleCompared } from "../../model/compare.ts";
import type { Product } from "../../model/product.ts";
import { useParam } from "../../url/use-param.ts";

export type Compared = ReturnType<typeof useCompared>;

/** The chosen models, stored in the URL, and a status message for screen readers. */
export function useCompared(products: readonly Product[]) {
  const [param, change] = useParam("compare");
  const [status, setStatus] = useState("");
  const toggle = (product: Product) =>
    change((now) => {
      const before = parseCompare(now, products);
      const after = toggleCompared(before, product);
      const said = after.length > before.length ? compare.status.added : compare.status.removed;
      setStatus(said({ model: product.model, count: after.length }));
      return compareParam(after);
    });
  const clear = () =>
    change(() => {
      setStatus(compare.status.cleared);
      return "";
    });
  return { chosen: parseCompare(param, products), status, toggle, clear };
}
