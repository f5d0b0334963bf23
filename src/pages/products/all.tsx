import { products } from "#content/products.ts";
import { productsPage } from "#content/products-page.ts";
import { MAX_COMPARED } from "../../model/compare.ts";
import { parseFilter } from "../../model/filter.ts";
import { CompareBar } from "../../sections/compare/compare-bar.tsx";
import { CompareSection } from "../../sections/compare/compare-section.tsx";
import { CompareToggle } from "../../sections/compare/compare-toggle.tsx";
import { useCompared } from "../../sections/compare/use-compared.ts";
import { ProductGrid } from "../../sections/products/product-grid.tsx";
import { useParam } from "../../url/use-param.ts";
import { siteEstimates } from "./estimates.ts";

export function AllProducts() {
  const [type, changeType] = useParam("type");
  const estimates = siteEstimates();
  const compared = useCompared(products);
  return (
    <>
      <section aria-labelledby="all-heading" className="bg-page pt-16 lg:pt-28">
        <div className="wrap pb-(--section)">
          <h2 id="all-heading" className="type-h2 mb-6 text-section lg:mb-10">
            {productsPage.all}
          </h2>
          <ProductGrid
            products={products}
            estimates={estimates}
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
        {compared.chosen.length > 0 && <CompareBar chosen={compared.chosen} onClear={compared.clear} />}
        <p role="status" className="sr-only">
          {compared.status}
        </p>
      </section>
      <CompareSection compared={compared} range={products} estimates={estimates} />
    </>
  );
}
