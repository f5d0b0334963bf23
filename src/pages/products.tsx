import { useSearchParams } from "react-router";
import { featured } from "../content/featured.ts";
import { products } from "../content/products/index.ts";
import { parseFilter } from "../model/filter.ts";
import { FeaturedProducts } from "../sections/products/featured-products.tsx";
import { LineUp } from "../sections/products/line-up.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { ProductGrid } from "../sections/products/product-grid.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The filter lives in the address; the prerendered page was made without one. */
function useFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useHydrated() ? parseFilter(search.get("type")) : "all";
  const setFilter = (value: string) => setSearch(value === "all" ? {} : { type: value }, { preventScrollReset: true });
  return { filter, setFilter };
}

export function Component() {
  const { filter, setFilter } = useFilter();
  return (
    <>
      <PageHead
        title="FLARE inverters: one range, five sizes"
        description="All five FLARE solar inverters side by side: 4.2KW standard, and 5.0KW, 6.2KW, 8.2KW and 10.2KW hybrid."
        path="/products"
      />
      <LineUp products={products} />
      <div className="wrap pt-10 pb-4 md:pt-13 lg:pb-10">
        <NumeralsToScale products={products} />
      </div>
      <FeaturedProducts featured={featured} />
      <section aria-labelledby="all-heading" className="bg-page pt-16 pb-(--section) lg:pt-28">
        <div className="wrap">
          <h2 id="all-heading" className="type-h2 mb-6 text-[2.125rem] lg:mb-10 lg:text-[3rem]">
            All five
          </h2>
          <ProductGrid products={products} filter={filter} onFilter={setFilter} />
        </div>
      </section>
    </>
  );
}
