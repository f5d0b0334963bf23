import { ArrowRight } from "lucide-react";
import type { FeaturedProduct } from "../../content/featured.ts";
import { FirstScreenEnds } from "../../loading/first-screen.tsx";
import { numeral } from "../../model/product.ts";
import { productPath } from "../../model/slug.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./featured-products.css";
import { ProductPicture } from "./product-picture.tsx";

const grounds: Record<FeaturedProduct["ground"], string> = {
  paper: "bg-page border-line border-t",
  dusk: "ground-dusk bg-page",
  noon: "ground-noon bg-page",
};

const picture =
  "band-picture relative self-end tablet:[grid-area:1/2/3/3] lg:absolute lg:-bottom-[0.6rem] lg:size-(--w) lg:max-w-none";

type BandProps = FeaturedProduct & { first?: boolean };

function Band({ product, headline, text, note, ground, first = false }: BandProps) {
  return (
    <article className={`overflow-hidden text-ink ${grounds[ground]}`} data-ground={ground}>
      <div className="band-frame wrap relative flex flex-col py-14 tablet:grid tablet:grid-cols-[minmax(0,1fr)_max(17rem,40%)] tablet:gap-x-(--gutter) tablet:py-16 lg:block lg:h-160 lg:py-0">
        <span
          className="numeral band-numeral -ml-[0.045em] text-(length:--size) tablet:[grid-area:1/1/2/3] lg:absolute lg:bottom-18 lg:left-0"
          aria-hidden="true"
        >
          {numeral(product)}
        </span>
        <ProductPicture
          product={product}
          sizes="(width < 44rem) 100vw, 760px"
          priority={first}
          className={`as-unit ${picture}`}
          drawing={`band-drawing ${picture}`}
        />
        <div className="band-words relative pt-13 tablet:pt-16 lg:absolute lg:right-0 lg:bottom-18 lg:w-76 lg:pt-0">
          <h3 className="type-h3 mb-3.5 text-large leading-[1.08] stretch-heading">{headline}</h3>
          <p className="text-muted">{text}</p>
          {note && <p className="mt-1.5 text-muted text-note">{note}</p>}
          <div className="mt-6 flex gap-3 *:grow *:shrink-0 max-md:flex-col md:flex-wrap">
            <ButtonLink href={`${productPath(product)}#specifications`}>
              <span>
                View Specifications<span className="sr-only"> of {product.model}</span>
              </span>
              <Icon of={ArrowRight} />
            </ButtonLink>
            <ButtonLink href={productPath(product)} variant="line">
              <span>
                Learn More<span className="sr-only"> about {product.model}</span>
              </span>
              <Icon of={ArrowRight} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

export function FeaturedProducts({ featured }: { featured: readonly FeaturedProduct[] }) {
  const [first, ...others] = featured;
  return (
    <section aria-labelledby="featured-heading">
      <h2 id="featured-heading" className="sr-only">
        Featured products
      </h2>
      {/* On a phone the first band is part of the first screen, and its picture the LCP. */}
      {first && <Band {...first} first />}
      <FirstScreenEnds />
      {others.map((each) => (
        <Band key={each.product.model} {...each} />
      ))}
    </section>
  );
}
