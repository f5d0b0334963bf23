import { productActions } from "#content/product-actions.ts";
import { productTypes } from "#content/product-types.ts";
import { specRows } from "../../format/spec-rows.ts";
import { numeral, type Product } from "../../model/product.ts";
import { ShareResult } from "../calculator/share-result.tsx";

export function ShareProduct({ product }: { product: Product }) {
  const { model, type, description } = product;
  const summary = productActions.summary({ model, type: productTypes[type].label, description });
  const lines = specRows(product).map(({ label, value }) => productActions.figure({ label, value }));
  return (
    <div className="print:hidden mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <ShareResult
        summary={summary}
        card={{ numeral: numeral(product), heading: model, lines, footer: description }}
        copiesLink
      />
    </div>
  );
}
