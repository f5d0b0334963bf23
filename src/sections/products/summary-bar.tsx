import { numeral, type Product, typeLabel } from "../../model/product.ts";
import { DownloadSpecifications, RequestQuote, ViewSpecifications } from "./product-actions.tsx";
import "./summary-bar.css";

/** Shown once the stage has scrolled out of view. */
export function SummaryBar({ product, shown }: { product: Product; shown: boolean }) {
  return (
    <section
      className="summary-bar no-print needs-script"
      aria-label={`${product.model} in short`}
      data-shown={shown || undefined}
    >
      <div className="wrap flex h-full items-center gap-3">
        <p className="mr-auto flex items-center gap-4 leading-tight">
          <span className="numeral text-part" aria-hidden="true">
            {numeral(product)}
          </span>
          <span className="max-md:hidden">
            <b className="block font-[600] font-wide font-stretch-[108%]">{product.model}</b>
            <span className="text-muted text-small">{typeLabel(product.type)}</span>
          </span>
        </p>
        <DownloadSpecifications product={product} variant="line" />
        <ViewSpecifications />
        <RequestQuote product={product} />
      </div>
    </section>
  );
}
