import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { productCard } from "#content/product-card.ts";
import { productTypes } from "#content/product-types.ts";
import { featureTitles } from "../../format/feature-titles.ts";
import { productPath } from "../../format/paths.ts";
import { numeral, type Product } from "../../model/product.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductPicture } from "./product-picture.tsx";
import "./product-plate.css";

const FEATURES_SHOWN = 2;

/** On a phone with a dash before it, from tablets on with a line below. */
const featureClass =
  "relative pl-3.5 text-balance before:absolute before:top-[0.68em] before:left-0 before:h-0.5 before:w-1.5 before:bg-muted md:border-line md:border-b md:pt-2.25 md:pb-1.75 md:pl-0 md:before:hidden";
/** The link covers the card. Text reaches the edges of the card, so the focus ring needs an offset. */
const linkClass =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-inset-x-2.5 focus-visible:after:-inset-y-0.5 focus-visible:after:rounded-plate focus-visible:after:outline-2 focus-visible:after:outline-focus";

type ProductCardProps = {
  product: Product;
  action?: ReactNode;
};

/**
 * On a phone a row: picture left, numeral and name right. From tablets on a subgrid: picture, title, two features, more
 * and action align across neighbouring cards.
 */
export function ProductCard({ product, action }: ProductCardProps) {
  const features = featureTitles(product);
  return (
    <article className="product-card group/card relative grid grid-cols-[min(8.25rem,48%)_minmax(0,1fr)] gap-x-4.5 border-line border-b pt-4.5 md:row-span-full md:grid-cols-1 md:grid-rows-subgrid md:border-0 md:pt-0">
      <div
        className="product-plate reveal contents md:on-plate md:relative md:block md:h-[51.2vw] md:overflow-hidden md:rounded-plate lg:h-[min(31.25rem,34.7vw)]"
        data-unit={product.picture ?? "drawn"}
        data-drawn={!product.picture || undefined}
      >
        <span
          className="numeral product-numeral print:hidden in-data-drawn:outlined col-start-2 mt-3 -ml-[0.045em] self-start text-(length:--numeral) md:absolute md:left-4.5 md:m-0"
          data-long={numeral(product).length > 3 || undefined}
          aria-hidden="true"
        >
          {numeral(product)}
        </span>
        <div className="max-md:on-plate row-[1/3] max-md:relative max-md:h-37 max-md:overflow-hidden max-md:rounded-control">
          <ProductPicture
            product={product}
            sizes="(width < 44rem) 190px, max(430px, 26vw)"
            className="product-packshot absolute size-(--w) max-w-none transition-transform duration-(--time-calm) md:group-hover/card:-translate-y-1.5"
            drawing="product-drawing absolute w-(--drawn)"
          />
        </div>
      </div>
      <div className="self-end max-md:col-start-2 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4 md:gap-y-0.5 md:border-line md:border-b md:pt-5 md:pb-3">
        <h3 className="type-h3 text-h4">
          <a href={productPath(product)} className={linkClass}>
            {product.model}
          </a>
        </h3>
        <p className="text-muted text-small">{productTypes[product.type].label}</p>
      </div>
      <ul className="col-span-full pt-3 text-small md:row-[3/5] md:grid md:grid-rows-subgrid md:pt-0 md:leading-[1.4]">
        {features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature} className={featureClass}>
            {feature}
          </li>
        ))}
      </ul>
      <p className="col-span-full flex min-h-11 items-center justify-between font-semibold text-accent-text text-small">
        {productCard.more({ count: features.length - FEATURES_SHOWN })}
        <Icon of={ArrowRight} className="transition-transform group-hover/card:translate-x-1" />
      </p>
      {action && <div className="col-span-full">{action}</div>}
    </article>
  );
}
