import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { numeral, type Product } from "../../model/product.ts";
import { RequestQuote, ViewSpecifications } from "./product-actions.tsx";
import "./summary-bar.css";

/** On phones the icons are hidden, to leave space for the labels. */
const button = "max-md:flex-auto max-md:justify-center max-md:px-3 max-md:text-center md:px-4.5 max-md:[&>svg]:hidden";

/** Shown once the stage has scrolled out of view. */
export function SummaryBar({ product, shown }: { product: Product; shown: boolean }) {
  return (
    <section
      className="summary-bar low:hidden print:hidden needs-script invisible fixed inset-x-0 bottom-0 z-15 h-18 bg-page text-ink shadow-[0_0_0_1px_var(--color-line)] md:top-(--header) md:bottom-auto"
      aria-label={words.inShort({ model: product.model })}
      data-shown={shown || undefined}
    >
      <div className="wrap flex h-full items-center gap-2 md:gap-3">
        <p className="mr-auto flex items-center gap-4 leading-tight max-sm:hidden">
          <span className="numeral text-part" aria-hidden="true">
            {numeral(product)}
          </span>
          <span className="max-md:hidden">
            <b className="block font-bold font-wide stretch-label">{product.model}</b>
            <span className="text-muted text-small">{productTypes[product.type].label}</span>
          </span>
        </p>
        <ViewSpecifications size="small" className={`${button} max-3xs:hidden`} />
        <RequestQuote product={product} size="small" className={button} />
      </div>
    </section>
  );
}
