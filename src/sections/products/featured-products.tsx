import { ArrowRight } from "lucide";
import { Fragment } from "react";
import { featured } from "#content/featured.ts";
import { productTypes } from "#content/product-types.ts";
import { productsPage as words } from "#content/products-page.ts";
import { productPath } from "../../format/paths.ts";
import { FirstScreenEnds } from "../../loading/first-screen.tsx";
import { isLong, numeral, type Product } from "../../model/product.ts";
import { findProduct } from "../../model/slug.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { numeralMargin } from "../../ui/numeral-margin.ts";
import { SpokenLabel } from "../../ui/spoken-label.tsx";
import "./featured-products.css";
import { ProductPicture } from "./product-picture.tsx";

type Featured = (typeof featured)[number];

/** Each is laid out in its own way on a large screen. */
const grounds = {
  paper: {
    band: "bg-page border-line border-t",
    frame: "lg:h-160",
    numeral: "lg:bottom-18 lg:left-0",
    picture: "on-last-digit",
    words: "lg:right-0 lg:w-76",
  },
  dusk: {
    band: "ground-dusk bg-page",
    frame: "lg:h-180",
    numeral: "lg:top-22 lg:left-0",
    picture: "on-last-digit",
    words: "lg:left-0 lg:w-112",
  },
  noon: {
    band: "ground-noon bg-page",
    frame: "lg:h-136",
    numeral: "lg:bottom-18 lg:left-[calc(var(--wide)*var(--w)+2rem)]",
    // The fins start at the margin.
    picture: "lg:left-[calc((0.013-var(--left))*var(--w))]",
    words: "lg:right-0 lg:w-76",
  },
} satisfies Record<Featured["ground"], unknown>;

type BandProps = { product: Product; headline: string; text: string; first: boolean } & Pick<
  Featured,
  "note" | "ground"
>;

function Band({ product, headline, text, note, ground, first }: BandProps) {
  const place = grounds[ground];
  const picture = `${place.picture} relative self-end tablet:justify-self-end tablet:[grid-area:1/2/3/3] lg:absolute lg:-bottom-[0.6rem] lg:size-(--w) lg:max-w-none`;
  return (
    <article className={`overflow-hidden text-ink ${place.band}`} data-ground={ground}>
      <div
        data-unit={product.picture ?? "drawn"}
        data-long={isLong(numeral(product)) || undefined}
        className={`band-frame wrap relative flex flex-col py-14 tablet:grid tablet:grid-cols-[minmax(0,1fr)_max(17rem,40%)] tablet:gap-x-(--gutter) tablet:py-16 lg:block lg:py-0 ${place.frame}`}
      >
        <span
          className={`numeral text-(length:--size) tablet:[grid-area:1/1/2/3] lg:absolute ${numeralMargin(numeral(product))} ${place.numeral}`}
          aria-hidden="true"
        >
          {numeral(product)}
        </span>
        <ProductPicture
          product={product}
          sizes="(width < 44rem) 100vw, max(760px, 46vw)"
          priority={first}
          className={`as-unit ${picture}`}
          // A drawing fills its box, while a photograph has space around the inverter.
          drawing={`${picture} max-lg:-mt-(--lap) max-lg:w-(--unit) lg:px-0 lg:pt-[calc(var(--above)*var(--w))] lg:pb-[calc(0.1*var(--w))]`}
        />
        <div className={`relative pt-13 tablet:pt-16 lg:absolute lg:bottom-18 lg:pt-0 ${place.words}`}>
          <h3 className="type-h3 mb-3.5 text-large leading-heading stretch-heading">{headline}</h3>
          <p className="text-muted">{text}</p>
          {note && <p className="mt-1.5 text-muted text-note">{note}</p>}
          <div className="mt-6 flex gap-3 *:grow *:shrink-0 max-md:flex-col md:flex-wrap tablet:*:grow-0">
            <ButtonLink href={`${productPath(product)}#specifications`}>
              <SpokenLabel text={words.specifications} spoken={words.specificationsOf({ model: product.model })} />
              <Icon of={ArrowRight} />
            </ButtonLink>
            <ButtonLink href={productPath(product)} variant="line">
              <SpokenLabel text={words.learnMore} spoken={words.learnMoreAbout({ model: product.model })} />
              <Icon of={ArrowRight} />
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}

/** The build has checked that the products exist. */
function bandsOf(products: readonly Product[]): Omit<BandProps, "first">[] {
  return featured.flatMap(({ product: id, headline, text, note, ground }) => {
    const product = findProduct(products, id);
    if (!product) return [];
    const { model, type } = product;
    return {
      product,
      headline,
      text: text({ model, type: productTypes[type].short }),
      note,
      ground,
    };
  });
}

export function FeaturedProducts({ products }: { products: readonly Product[] }) {
  return (
    <section aria-labelledby="featured-heading">
      <h2 id="featured-heading" className="sr-only">
        {words.featured}
      </h2>
      {bandsOf(products).map((band, i) => (
        <Fragment key={band.product.model}>
          <Band {...band} first={i === 0} />
          {/* On a phone the first band is part of the first screen, and its picture the LCP. */}
          {i === 0 && <FirstScreenEnds />}
        </Fragment>
      ))}
    </section>
  );
}
