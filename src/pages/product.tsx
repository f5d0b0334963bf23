import { useEffect } from "react";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
} from "react-router";
import { about } from "../content/about.ts";
import { featureNotes } from "../content/feature-notes.ts";
import { notices } from "../content/notices.ts";
import { specNote, specNotes, stringCheckNote } from "../content/spec-notes.ts";
import { typeLabel } from "../model/product.ts";
import { type ProductPage, productPage } from "../model/product-page.ts";
import { productPath, productSlug } from "../model/slug.ts";
import { KeyFeatures } from "../sections/products/key-features.tsx";
import { NumeralsToScale } from "../sections/products/numerals-to-scale.tsx";
import { ProductNotFound } from "../sections/products/product-not-found.tsx";
import { ProductStage } from "../sections/products/product-stage.tsx";
import { RelatedProducts } from "../sections/products/related-products.tsx";
import { Specifications } from "../sections/products/specifications.tsx";
import { StringCheckFold } from "../sections/products/string-check/fold.tsx";
import { PageHead } from "../seo/page-head.tsx";
import { late } from "../ui/late.tsx";
import { fetched } from "../ui/missing-part.ts";

const StringCheck = late(() => import("./product-strings.tsx").then((part) => part.ProductStrings), {
  reserve: "min-h-200",
});

/** A prerendered page carries its own products; only who moves on to another needs the range, which is fetched as code. */
export async function loader({ params }: LoaderFunctionArgs): Promise<ProductPage | null> {
  const { products } = await fetched(import("../content/products/index.ts"));
  return productPage(products, params.slug);
}

/** The query holds what a visitor typed, and says nothing about the product. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.slug !== nextParams.slug;

/** Menu links keep the dot; the page shows at once and its address becomes the canonical one. */
function useProductPage() {
  const { slug } = useParams();
  const navigate = useNavigate();
  const page = useLoaderData<typeof loader>();
  const canonical = page && productSlug(page.product.model);
  useEffect(() => {
    if (canonical && canonical !== slug)
      navigate(`/products/${canonical}${window.location.search}${window.location.hash}`, { replace: true });
  }, [canonical, slug, navigate]);
  return page;
}

export function Component() {
  const page = useProductPage();
  if (!page) {
    return (
      <>
        <PageHead title="Product Not Found" description="No FLARE inverter has this address." path="/products" hidden />
        <ProductNotFound words={notices.productNotFound} />
        <div className="wrap">
          <NumeralsToScale products={__FRAME_PRODUCTS__.footer} />
        </div>
      </>
    );
  }
  const { product, related, largest } = page;
  return (
    <>
      <PageHead
        title={`${product.model}, ${typeLabel(product.type).toLowerCase()}`}
        description={product.description}
        path={productPath(product)}
        card={{ name: productSlug(product.model), alt: `${product.model}, ${typeLabel(product.type).toLowerCase()}` }}
      />
      <ProductStage key={product.model} product={product} />
      <KeyFeatures
        product={product}
        notes={featureNotes}
        picture={product.views?.at(-1) ?? { picture: about.picture.name, alt: about.picture.alt }}
      />
      <Specifications product={product} largest={largest} notes={specNotes} note={specNote} />
      <StringCheckFold key={`strings of ${product.model}`} {...stringCheckNote}>
        <StringCheck product={product} />
      </StringCheckFold>
      <RelatedProducts products={related} />
    </>
  );
}
