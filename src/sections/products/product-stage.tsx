import { product as words } from "#content/product.ts";
import { productTypes } from "#content/product-types.ts";
import { homePath, productsPath } from "../../format/paths.ts";
import { isLong, numeral, type Product } from "../../model/product.ts";
import { numeralMargin } from "../../ui/numeral-margin.ts";
import { useInView } from "../../ui/use-in-view.ts";
import "./product-stage.css";
import { RequestQuote, ViewSpecifications } from "./product-actions.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { SummaryBar } from "./summary-bar.tsx";

function Breadcrumb({ model }: { model: string }) {
  // The ::before enlarges the touch target.
  const link = "link relative inline-flex min-h-11 items-center before:absolute before:-inset-x-1.5 before:inset-y-0";
  return (
    <nav
      aria-label={words.breadcrumb.label}
      className="print:hidden relative z-2 pt-3 text-small on-tablet:col-span-full"
    >
      <ol className="flex flex-wrap items-center gap-x-2.5">
        <li>
          <a href={homePath} className={link}>
            {words.breadcrumb.home}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <a href={productsPath} className={link}>
            {words.breadcrumb.products}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{model}</li>
      </ol>
    </nav>
  );
}

export function ProductStage({ product }: { product: Product }) {
  const { ref, inView } = useInView<HTMLElement>();
  return (
    <>
      <section ref={ref} className="overflow-hidden bg-(image:--plate)" aria-label={product.model}>
        <div
          data-morph="stage"
          className="stage-frame wrap print:grid print:grid-cols-[1fr_66mm] print:items-center print:p-0 relative pb-9 on-tablet:grid on-tablet:grid-cols-[min(46%,22rem)_minmax(0,1fr)] on-tablet:grid-rows-[auto_1fr_auto] on-tablet:gap-x-(--gutter) on-tablet:pb-14 on-desktop:h-180 on-desktop:pb-0"
          data-drawn={!product.picture || undefined}
          data-long={isLong(numeral(product)) || undefined}
        >
          <Breadcrumb model={product.model} />
          <span
            className={`numeral stage-numeral print:hidden in-data-drawn:outlined absolute left-(--numeral-left,0rem) ${numeralMargin(numeral(product))}`}
            aria-hidden="true"
          >
            {numeral(product)}
          </span>
          <ProductGallery product={product} />
          <div className="print:[grid-area:1/1] flex flex-col on-tablet:[grid-area:2/1/4/2] on-tablet:pt-(--words-top) on-desktop:absolute on-desktop:right-0 on-desktop:bottom-14 on-desktop:w-76">
            <p className="low:order-last low:mt-5 inline-flex items-center gap-2.5 self-start rounded-badge border-[1.5px] border-ink px-3 pt-2.5 pb-2 font-semibold text-small leading-none stretch-label">
              <span className="-mt-0.5 size-3 rounded-full border-2 border-accent" />
              {productTypes[product.type].label}
            </p>
            <h1 className="type-h2 mt-5 low:mt-0 mb-1 text-section lg:text-part">{product.model}</h1>
            <p className="mb-4 low:mb-2 flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-small">{words.capacity}</span>
              <span className="text-lead stretch-label">{product.capacity}</span>
            </p>
            <p>{product.description}</p>
            <div className="print:hidden low:mt-4 mt-6 flex flex-col gap-3">
              <RequestQuote product={product} />
              <ViewSpecifications />
            </div>
          </div>
        </div>
      </section>
      <SummaryBar product={product} shown={!inView} />
    </>
  );
}
