import { featureNotes } from "../content/feature-notes.ts";
import { featured } from "../content/featured.ts";
import { listing } from "../content/listing.ts";
import { products } from "../content/products/index.ts";
import { runExamples } from "../content/run-examples.ts";
import { MOST_COMPARED } from "../model/compare.ts";
import { parseFilter } from "../model/filter.ts";
import { CompareBar } from "../sections/compare/compare-bar.tsx";
import { CompareSection } from "../sections/compare/compare-section.tsx";
import { CompareToggle } from "../sections/compare/compare-toggle.tsx";
import { useCompared } from "../sections/compare/use-compared.ts";
import { FeaturedProducts } from "../sections/products/featured-products.tsx";
import { LineUp } from "../sections/products/line-up.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { ProductGrid } from "../sections/products/product-grid.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { useParam } from "../ui/use-param.ts";

export function ProductsPage() {
  const [type, changeType] = useParam("type");
  const compared = useCompared(products);
  return (
    <>
      <PageHead
        title="FLARE inverters: one range, five sizes"
        description="All five FLARE solar inverters side by side: 4.2KW standard, and 5.0KW, 6.2KW, 8.2KW and 10.2KW hybrid."
        path="/products"
      />
      <LineUp products={products} words={listing.lineUp} />
      <div className="wrap pt-10 pb-4 md:pt-13 lg:pb-10">
        <NumeralsToScale products={products} spread="columns" />
      </div>
      <FeaturedProducts featured={featured} />
      <section aria-labelledby="all-heading" className="bg-page pt-16 lg:pt-28">
        <div className="wrap pb-(--section)">
          <h2 id="all-heading" className="type-h2 mb-6 text-[2.125rem] lg:mb-10 lg:text-[3rem]">
            {listing.all}
          </h2>
          <ProductGrid
            products={products}
            undecided={listing.undecided}
            filter={parseFilter(type)}
            onFilter={(value) => changeType(() => (value === "all" ? "" : value))}
            cardAction={(product) => (
              <CompareToggle
                product={product}
                chosen={compared.chosen.includes(product)}
                full={compared.chosen.length === MOST_COMPARED}
                onToggle={() => compared.toggle(product)}
              />
            )}
          />
        </div>
        <CompareBar chosen={compared.chosen} onClear={compared.clear} />
        <p role="status" className="sr-only">
          {compared.said}
        </p>
      </section>
      <CompareSection compared={compared} range={products} notes={featureNotes} examples={runExamples} />
    </>
  );
}
