import { numeral, type Product, typeLabel } from "../../model/product.ts";
import { DownloadSpecifications, RequestQuote, ViewSpecifications } from "./product-actions.tsx";
import "./summary-bar.css";
import { useSeen } from "../../ui/use-in-view.ts";

/** What the stage said, kept at hand once it has scrolled away; over the specifications, which have their own, without what leads there. */
export function SummaryBar({ product, shown }: { product: Product; shown: boolean }) {
  const reading = useSeen("specifications");
  return (
    <section
      className="summary-bar no-print needs-script"
      aria-label={`${product.model} in short`}
      data-shown={shown || undefined}
    >
      <div className="wrap flex h-full items-center gap-3">
        <p className="mr-auto flex items-center gap-4 leading-tight">
          <span className="numeral text-[2.25rem]" aria-hidden="true">
            {numeral(product)}
          </span>
          <span className="max-md:hidden">
            <b className="block font-[600] font-wide font-stretch-[108%]">{product.model}</b>
            <span className="text-muted text-small">{typeLabel(product.type)}</span>
          </span>
        </p>
        {!reading && (
          <>
            <DownloadSpecifications product={product} variant="line" className="max-lg:hidden" />
            <ViewSpecifications className="max-md:hidden" />
          </>
        )}
        <RequestQuote product={product} />
      </div>
    </section>
  );
}
