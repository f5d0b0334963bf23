import { useState } from "react";
import { type ProductFilter, parseFilter } from "../../model/filter.ts";
import type { Product } from "../../model/product.ts";
import { Section } from "../section.tsx";
import { NumeralsToScale } from "./numerals-to-scale.tsx";
import { ProductGrid } from "./product-grid.tsx";

export function ProductBrowser({ products }: { products: readonly Product[] }) {
  const [filter, setFilter] = useState<ProductFilter>("all");
  return (
    <Section id="products" label="Products" hour={15} className="pb-(--section)">
      <div className="columns-12 mb-10 items-end gap-y-4 md:mb-16">
        <h2 id="products-heading" className="type-h2 col-span-12 md:col-span-8">
          Five sizes. Set to scale.
        </h2>
        <p className="col-span-12 text-pretty text-muted md:col-span-4">
          Each numeral is as large as its kilowatts. Pick by what you run, not by what sounds big.
        </p>
      </div>
      <NumeralsToScale products={products} />
      <ProductGrid products={products} filter={filter} onFilter={(value) => setFilter(parseFilter(value))} />
    </Section>
  );
}
