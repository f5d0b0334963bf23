import { ArrowRight } from "lucide";
import { navigation } from "#content/navigation.ts";
import { product as words } from "#content/product.ts";
import type { Product } from "../../model/product.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EstimatesNote } from "./estimates-note.tsx";
import { ProductCard, type ProductCardProps } from "./product-card.tsx";

type RelatedProductsProps = Pick<ProductCardProps, "estimates" | "scale"> & { products: readonly Product[] };

export function RelatedProducts({ products, ...card }: RelatedProductsProps) {
  return (
    <section aria-labelledby="related-heading" className="print:hidden bg-page pt-16 pb-(--section) lg:pt-28">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mb-12">
          <h2 id="related-heading" className="type-h2 text-section">
            {words.related.heading}
          </h2>
          <ButtonLink href={navigation.viewAll.to} variant="text">
            {navigation.viewAll.label}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
        {/* In two columns the third card would be alone in its row. */}
        <ul className="product-cards grid grid-cols-1 gap-x-(--gutter) md:-mb-14 md:grid-cols-2 lg:grid-cols-3 tablet:[&>li:nth-child(3)]:hidden!">
          {products.map((product) => (
            <li key={product.model} className="md:row-span-8 md:mb-14 md:grid md:grid-rows-subgrid">
              <ProductCard product={product} {...card} />
            </li>
          ))}
        </ul>
        <EstimatesNote estimates={card.estimates} />
      </div>
    </section>
  );
}
