import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { listing } from "#content/listing.ts";
import { productTypes } from "#content/product-types.ts";
import type { Estimates } from "../../model/estimates.ts";
import { filterProducts, type ProductFilter, productFilters } from "../../model/filter.ts";
import { CARD_NUMERAL, numeralScale } from "../../model/numeral-layout.ts";
import type { Product } from "../../model/product.ts";
import { CARDS_AT_ONCE } from "../../model/range.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { AskCard } from "./ask-card.tsx";
import { EstimatesNote } from "./estimates-note.tsx";
import { MoreProducts } from "./more-products.tsx";
import { ProductCard } from "./product-card.tsx";

type ProductGridProps = {
  products: readonly Product[];
  estimates: Estimates;
  filter: ProductFilter;
  onFilter: (filter: string) => void;
  /** A control on each card. */
  cardAction?: (product: Product) => ReactNode;
};

export function ProductGrid({ products, estimates, filter, onFilter, cardAction }: ProductGridProps) {
  const tabs = productFilters.map((value) => ({
    value,
    label: value === "all" ? listing.all : productTypes[value].filter,
    count: filterProducts(products, value).length,
  }));
  const scale = numeralScale(products, CARD_NUMERAL);
  const [limit, setLimit] = useState(CARDS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  // Deferred, so that the tab responds at once.
  const filtered = filterProducts(products, useDeferredValue(filter));
  const showMore = () => {
    // Focus the first new card: the button moves down or disappears.
    flushSync(() => setLimit(limit + CARDS_AT_ONCE));
    list.current?.children[limit]?.querySelector("a")?.focus();
  };
  return (
    <Tabs label={listing.tabs} tabs={tabs} value={filter} onChange={onFilter}>
      <ul
        ref={list}
        className="product-cards grid grid-cols-1 gap-x-(--gutter) md:-mb-14 md:grid-cols-2 lg:grid-cols-3"
      >
        {filtered.slice(0, limit).map((product) => (
          <li key={product.model} className="md:row-span-8 md:mb-14 md:grid md:grid-rows-subgrid">
            <ProductCard product={product} estimates={estimates} scale={scale} action={cardAction?.(product)} />
          </li>
        ))}
        {/* The last place takes the rest of its row. */}
        <li className="md:row-span-8 md:mb-14 tablet:odd:col-span-2 lg:nth-[3n+1]:col-span-3 lg:nth-[3n+2]:col-span-2">
          <AskCard />
        </li>
      </ul>
      <EstimatesNote estimates={estimates} />
      {filtered.length > limit && <MoreProducts rest={filtered.slice(limit)} onMore={showMore} />}
    </Tabs>
  );
}
