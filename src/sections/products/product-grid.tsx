import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListingWords } from "../../content/listing.ts";
import { filterProducts, type ProductFilter, productFilters } from "../../model/filter.ts";
import type { Product } from "../../model/product.ts";
import { CARDS_AT_ONCE } from "../../model/range.ts";
import { Tabs } from "../../ui/tabs.tsx";
import { AskCard } from "./ask-card.tsx";
import { MoreProducts } from "./more-products.tsx";
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
  const [most, setMost] = useState(CARDS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  // The tab answers at once, its cards a moment later.
  const left = filterProducts(products, useDeferredValue(filter));
  const showMore = () => {
    // The button moves away or goes; the first of the new cards is where a reader goes on.
    flushSync(() => setMost(most + CARDS_AT_ONCE));
    list.current?.children[most]?.querySelector("a")?.focus();
  };
  return (
    <Tabs label="Kind of inverter" tabs={tabs} value={filter} onChange={onFilter}>
      <ul
        ref={list}
        className="product-cards grid grid-cols-1 gap-x-(--gutter) md:-mb-14 md:grid-cols-2 lg:grid-cols-3"
      >
        {left.slice(0, most).map((product) => (
          <li key={product.model}>
            <ProductCard product={product} action={cardAction?.(product)} />
          </li>
        ))}
        <li>
          <AskCard words={undecided} />
        </li>
      </ul>
      {left.length > most && <MoreProducts rest={left.slice(most)} onMore={showMore} />}
    </Tabs>
  );
}
