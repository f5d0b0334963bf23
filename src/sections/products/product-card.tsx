import { AirVent, ArrowRight, type IconNode, SolarPanel } from "lucide";
import type { ReactNode } from "react";
import { productCard } from "#content/product-card.ts";
import { productTypes } from "#content/product-types.ts";
import { featureTitles } from "../../format/feature-titles.ts";
import { productPath } from "../../format/paths.ts";
import type { Estimates } from "../../model/estimates.ts";
import { formatTenths } from "../../model/format.ts";
import type { Product } from "../../model/product.ts";
import { suggestedArray } from "../../model/suggested-array.ts";
import { Icon } from "../../ui/icon.tsx";
import { runsInShort } from "../compare/runs-in-words.ts";
import { CardNumeral } from "./card-numeral.tsx";
import { ProductPicture } from "./product-picture.tsx";
import "./product-plate.css";

const FEATURES_SHOWN = 2;

/** The link covers the card. Text reaches the edges of the card, so the focus ring needs an offset. */
const linkClass =
  "after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-inset-x-2.5 focus-visible:after:-inset-y-0.5 focus-visible:after:rounded-plate focus-visible:after:outline-2 focus-visible:after:outline-focus";

export type ProductCardProps = {
  product: Product;
  estimates: Estimates;
  /** Font size of the numeral per kilowatt. */
  scale: number;
  action?: ReactNode;
};

function Difference({ icon, children }: { icon: IconNode; children: ReactNode }) {
  return (
    <p className="flex gap-2.5 max-2xs:gap-1.5 pt-1 text-small leading-[1.35] md:border-line md:border-b md:pt-2.25 md:pb-1.75">
      <Icon of={icon} size={18} className="mt-px" />
      <span className="text-pretty">{children}</span>
    </p>
  );
}

/**
 * On a phone a row: picture left, numeral and name right. From tablets on a subgrid, so that the lines of neighbouring
 * cards align: picture, title, what it runs, panels, features, more and action.
 */
export function ProductCard({ product, estimates, scale, action }: ProductCardProps) {
  const features = featureTitles(product);
  return (
    <article
      data-morph="card"
      className="product-card group/card relative grid grid-cols-[min(8.75rem,44%)_minmax(0,1fr)] max-2xs:grid-cols-[36%_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4.5 max-2xs:gap-x-3 border-line border-b pt-5 md:row-span-full md:grid-cols-1 md:grid-rows-subgrid md:border-0 md:pt-0"
    >
      <div
        className="product-plate on-plate reveal relative row-[1/3] min-h-41 overflow-hidden rounded-control md:row-auto md:rounded-plate"
        data-unit={product.picture ?? "drawn"}
        data-drawn={!product.picture || undefined}
      >
        <CardNumeral product={product} scale={scale} />
        {/* page-transition.ts sets data-morphing on the card that was followed. */}
        <ProductPicture
          product={product}
          sizes="(width < 44rem) 160px, max(400px, 24vw)"
          className="product-packshot absolute size-(--w) max-w-none transition-transform duration-(--time-calm) md:group-hover/card:-translate-y-1.5 in-data-morphing:[view-transition-name:product]"
          drawing="product-drawing absolute w-(--drawn)"
        />
      </div>
      <div className="max-md:col-start-2 md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4 md:gap-y-0.5 md:border-line md:border-b md:pt-5 md:pb-3">
        <h3 className="type-h3 text-h4">
          <a href={productPath(product)} className={linkClass}>
            {product.model}
          </a>
        </h3>
        <p className="text-muted text-small">{productTypes[product.type].label}</p>
      </div>
      <div className="pt-1.5 max-md:col-start-2 md:row-[3/5] md:grid md:grid-rows-subgrid md:pt-0">
        <Difference icon={AirVent}>{runsInShort(product, estimates.examples)}</Difference>
        <Difference icon={SolarPanel}>
          {productCard.panels({ array: formatTenths(suggestedArray(product, estimates.arrayRatio)) })}
        </Difference>
      </div>
      <ul className="col-span-full pt-2.5 text-muted text-note leading-[1.4] *:text-balance md:row-[5/7]">
        {features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="col-span-full flex min-h-10 items-center justify-between font-semibold text-accent-text text-small">
        {productCard.more({ count: features.length - FEATURES_SHOWN })}
        <Icon of={ArrowRight} className="transition-transform group-hover/card:translate-x-1" />
      </p>
      {action && <div className="col-span-full">{action}</div>}
    </article>
  );
}
