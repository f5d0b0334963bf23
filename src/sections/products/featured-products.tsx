import { ArrowRight } from "lucide";
import { Fragment } from "react";
import { featured } from "#content/featured.ts";
import { productTypes } from "#content/product-types.ts";
import { productsPage as words } from "#content/products-page.ts";
import { productPath } from "../../format/paths.ts";
import { FirstScreenEnds } from "../../loading/first-screen.tsx";
import { numeral, type Product } from "../../model/product.ts";
import { findProduct } from "../../model/slug.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SpokenLabel } from "../../ui/spoken-label.tsx";
import "./featured-products.css";
import { ProductPicture } from "./product-picture.tsx";

type Featured = (typeof featured)[number];

const grounds: Record<Featured["ground"], string> = {
  paper: "bg-page border-line border-t",
  dusk: "ground-dusk bg-page",
  noon: "ground-noon bg-page",
};

const picture =
  "band-picture relative self-end tablet:[grid-area:1/2/3/3] lg:absolute lg:-bottom-[0.6rem] lg:size-(--w) lg:max-w-none";

type BandProps = { product: Product; headline: string; text: string; first: boolean } & Pick<
  Featured,
  "note" | "ground"
>;

function Band({ product, headline, text, note, ground, first }: BandProps) {
  return (
    <article className={`overflow-hidden text-ink ${grounds[ground]}`} data-ground={ground}>
      <div className="band-frame wrap relative flex flex-col py-14 tablet:grid tablet:grid-cols-[minmax(0,1fr)_max(17rem,40%)] tablet:gap-x-(--gutter) tablet:py-16 lg:block lg:h-160 lg:py-0">
        <span
          className="numeral band-numeral text-(length:--size) tablet:[grid-area:1/1/2/3] lg:absolute lg:bottom-18 lg:left-0"
          aria-hidden="true"
        >
          {numeral(product)}
        </span>
        <ProductPicture
          product={product}
          sizes="(width < 44rem) 100vw, max(760px, 46vw)"
          priority={first}
          className={`as-unit ${picture}`}
          drawing={`band-drawing ${picture}`}
        />
        <div className="band-words relative pt-13 tablet:pt-16 lg:absolute lg:right-0 lg:bottom-18 lg:w-76 lg:pt-0">
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
