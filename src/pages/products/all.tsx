import { useParam } from "../../address/use-param.ts";
import { featureNotes } from "../../content/feature-notes.ts";
import { listing } from "../../content/listing.ts";
import { products } from "../../content/products/index.ts";
import { runExamples } from "../../content/run-examples.ts";
import { MAX_COMPARED } from "../../model/compare.ts";
import { parseFilter } from "../../model/filter.ts";
import { CompareBar } from "../../sections/compare/compare-bar.tsx";
import { CompareSection } from "../../sections/compare/compare-section.tsx";
import { CompareToggle } from "../../sections/compare/compare-toggle.tsx";
import { useCompared } from "../../sections/compare/use-compared.ts";
import { ProductGrid } from "../../sections/products/product-grid.tsx";

export function AllProducts() {
  const [type, changeType] = useParam("type");
  const compared = useCompared(products);
  return (
    <>
      <section aria-labelledby="all-heading" className="bg-page pt-16 lg:pt-28">
        <div className="wrap pb-(--section)">
          <h2 id="all-heading" className="type-h2 mb-6 text-section lg:mb-10">
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
                full={compared.chosen.length === MAX_COMPARED}
                onToggle={() => compared.toggle(product)}
              />
            )}
          />
        </div>
        <CompareBar chosen={compared.chosen} onClear={compared.clear} />
        <p role="status" className="sr-only">
          {compared.status}
        </p>
      </section>
      <CompareSection
        compared={compared}
        fold={listing.allSideBySide}
        range={products}
        notes={featureNotes}
        examples={runExamples}
      />
    </>
  );
}
