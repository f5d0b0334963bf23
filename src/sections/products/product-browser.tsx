import { listing } from "#content/listing.ts";
import type { Estimates } from "../../model/estimates.ts";
import { parseFilter } from "../../model/filter.ts";
import type { Product } from "../../model/product.ts";
import { useParam } from "../../url/use-param.ts";
import { Section } from "../section.tsx";
import { NumeralsToScale } from "./numerals-to-scale.tsx";
import { ProductGrid } from "./product-grid.tsx";

export function ProductBrowser({ products, estimates }: { products: readonly Product[]; estimates: Estimates }) {
  const [type, changeType] = useParam("type");
  return (
    <Section id="products" className="pb-(--section)">
      <div className="grid-12 mb-7 items-baseline gap-y-3 md:mb-12">
        <h2 id="products-heading" className="type-h2 col-span-12 lg:col-span-8">
          {listing.heading}
        </h2>
        <p className="col-span-12 max-w-128 text-balance text-muted lg:col-span-4">{listing.lead}</p>
      </div>
      <NumeralsToScale products={products} />
      <ProductGrid
        products={products}
        estimates={estimates}
        filter={parseFilter(type)}
        onFilter={(value) => changeType(() => (value === "all" ? "" : value))}
      />
    </Section>
  );
}
