import type { ReactNode } from "react";
import type { ListingWords } from "../../content/listing.ts";
import { filterProducts, type ProductFilter, productFilters } from "../../model/filter.ts";
import type { Product } from "../../model/product.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { AskCard } from "./ask-card.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly Product[];
  undecided: ListingWords["undecided"];
  filter: ProductFilter;
  onFilter: (filter: string) => void;
  /** What a page lets a visitor do with a card beyond following it. */
  cardAction?: (product: Product) => ReactNode;
};

/** The three tabs and the cards they leave: one, two or three columns by the width of the screen. */
export function ProductGrid({ products, undecided, filter, onFilter, cardAction }: ProductGridProps) {
  const tabs = productFilters.map((each) => ({ ...each, count: filterProducts(products, each.value).length }));
  return (
    <Tabs label="Kind of inverter" tabs={tabs} value={filter} onChange={onFilter}>
      <ul className="product-cards grid grid-cols-1 gap-x-(--gutter) md:-mb-14 md:grid-cols-2 lg:grid-cols-3">
        {filterProducts(products, filter).map((product) => (
          <li key={product.model}>
            <ProductCard product={product} action={cardAction?.(product)} />
          </li>
        ))}
        <li>
          <AskCard words={undecided} />
        </li>
      </ul>
    </Tabs>
  );
}
