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

type BandProps = FeaturedProduct & { first?: boolean };

function Band({ product, headline, text, note, ground, first = false }: BandProps) {
  return (
    <article className={`band text-ink ${grounds[ground]}`} data-ground={ground}>
      <div className="wrap band-frame">
        <span className="numeral band-numeral" aria-hidden="true">
          {numeral(product)}
        </span>
        <ProductPicture
          product={product}
          sizes="(width < 44rem) 100vw, 760px"
          priority={first}
          className="band-picture as-unit"
          drawing="band-picture band-drawing"
        />
        <div className="band-words">
          <h3 className="type-h3 mb-3.5 text-large leading-[1.08] font-stretch-[114%]">{headline}</h3>
          <p className="text-muted">{text}</p>
          {note && <p className="mt-1.5 text-muted text-note">{note}</p>}
          <div className="band-actions">
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
